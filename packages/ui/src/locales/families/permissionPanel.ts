import { defineFamily, type Family } from '../defineFamily.ts';
import { permissionPanel as en } from '../en/permissionPanel.ts';
import { permissionPanel as zhCN } from '../zh-CN/permissionPanel.ts';

export const permissionPanelText: Family<typeof en> = defineFamily('permissionPanel', { en, 'zh-CN': zhCN });
