import { defineFamily, type Family } from '../defineFamily.ts';
import { elicitationForm as en } from '../en/elicitationForm.ts';
import { elicitationForm as zhCN } from '../zh-CN/elicitationForm.ts';

export const elicitationFormText: Family<typeof en> = defineFamily('elicitationForm', { en, 'zh-CN': zhCN });
