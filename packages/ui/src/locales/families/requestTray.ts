import { defineFamily, type Family } from '../defineFamily.ts';
import { requestTray as en } from '../en/requestTray.ts';
import { requestTray as zhCN } from '../zh-CN/requestTray.ts';

export const requestTrayText: Family<typeof en> = defineFamily('requestTray', { en, 'zh-CN': zhCN });
