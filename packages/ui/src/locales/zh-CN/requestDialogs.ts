import type { requestDialogs as en } from '../en/requestDialogs.ts';
import type { TranslationOf } from '../Message.ts';

export const requestDialogs: TranslationOf<typeof en> = {
  loading: '正在打开请求…',
  loadFailed: '无法打开这个请求。请重新加载页面；请求会继续等待。',
  between: '已完成，接着是下一个请求。',
  previous: '上一个问题',
  settledAccept: '您的回答已发送。',
  settledDecline: '您已拒绝，没有发送任何回答。',
  settledCancel: '您已取消，没有发送任何内容。',
  settledApprove: '您已批准。',
  settledReject: '您已驳回。',
};
