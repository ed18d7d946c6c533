import { defineFamily, type Family } from '../defineFamily.ts';
import { requestDialogs as en } from '../en/requestDialogs.ts';
import { requestDialogs as zhCN } from '../zh-CN/requestDialogs.ts';

export const requestDialogsText: Family<typeof en> = defineFamily('requestDialogs', { en, 'zh-CN': zhCN });
