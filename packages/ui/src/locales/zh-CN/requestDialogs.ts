import type { requestDialogs as en } from '../en/requestDialogs.ts';
import type { TranslationOf } from '../Message.ts';

export const requestDialogs: TranslationOf<typeof en> = {
  loading: '正在打开请求…',
  loadFailed: '无法打开这个请求。请重新加载页面；请求会继续等待。',
  between: '已完成，接着是下一个请求。',
  previous: '上一个问题',
};
