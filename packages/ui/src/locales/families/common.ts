import { defineFamily, type Family } from '../defineFamily.ts';
import { common as en } from '../en/common.ts';
import { common as zhCN } from '../zh-CN/common.ts';

export const commonText: Family<typeof en> = defineFamily('common', { en, 'zh-CN': zhCN });
