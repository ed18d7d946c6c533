import type { requestCard as en } from '../en/requestCard.ts';
import type { TranslationOf } from '../Message.ts';

export const requestCard: TranslationOf<typeof en> = {
  region: '服务器的请求',
  form: '{server} 有事问您',
  url: '{server} 想请您访问一个网站',
  sampling: '{server} 想使用您的模型',
  roots: '{server} 想知道可以在哪些文件夹里工作',
  arrivedForm: '有服务器向您提问，请求正在等待。',
  arrivedUrl: '有服务器想请您访问一个网站，请求正在等待。',
  arrivedSampling: '有服务器想使用您的模型，请求正在等待。',
  arrivedRoots: '有服务器想知道可以在哪些文件夹里工作，请求正在等待。',
  show: '查看',
  moreWaiting: { other: '还有 {count} 个在等待' },
  arrivedOpened: '服务器仍在等您在已打开的页面上的操作。',
  opened: '您已打开它的页面。在那里完成后请回到这里。',
  answered: '已回答，尚未发送',
  stopAsking: '暂时不再询问',
  stopAskingExplain: '在您重新允许之前，这个服务器的后续请求会先搁置，不会有任何请求替您作答。',
  heldBack: { other: '{server} 有 {count} 个请求被搁置' },
  allowAgain: '显示出来',
};
