import { defineFamily, type Family } from '../defineFamily.ts';
import { requestCard as en } from '../en/requestCard.ts';
import { requestCard as zhCN } from '../zh-CN/requestCard.ts';

export const requestCardText: Family<typeof en> = defineFamily('requestCard', { en, 'zh-CN': zhCN });
