import { defineFamily, type Family } from '../defineFamily.ts';
import { samplingReview as en } from '../en/samplingReview.ts';
import { samplingReview as zhCN } from '../zh-CN/samplingReview.ts';

export const samplingReviewText: Family<typeof en> = defineFamily('samplingReview', { en, 'zh-CN': zhCN });
