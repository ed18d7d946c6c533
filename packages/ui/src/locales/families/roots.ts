import { defineFamily, type Family } from '../defineFamily.ts';
import { roots as en } from '../en/roots.ts';
import { roots as zhCN } from '../zh-CN/roots.ts';

export const rootsText: Family<typeof en> = defineFamily('roots', { en, 'zh-CN': zhCN });
