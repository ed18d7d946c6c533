import { defineFamily, type Family } from '../defineFamily.ts';
import { activity as en } from '../en/activity.ts';
import { activity as zhCN } from '../zh-CN/activity.ts';

export const activityText: Family<typeof en> = defineFamily('activity', { en, 'zh-CN': zhCN });
