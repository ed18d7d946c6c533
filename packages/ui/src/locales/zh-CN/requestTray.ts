import type { requestTray as en } from '../en/requestTray.ts';
import type { TranslationOf } from '../Message.ts';

export const requestTray: TranslationOf<typeof en> = {
  badge: { other: '{count} 个请求在等待' },
  badgeNone: '没有请求在等待',
  title: '等您处理',
  empty: '没有等您处理的请求。',
  position: '第 {index} 项，共 {count} 项',
  remaining: '还剩 {time}',
  over: '时间已到',
  show: '查看',
  showNamed: '查看 {server} 的请求',
  dismiss: '清除',
  dismissNamed: '清除 {server} 的请求',
  elsewhere: '其他地方',
  'ended.user': '已回答。',
  'ended.policy': '本应用的规则已回答。',
  'ended.expired': '已过期。',
  'ended.aborted': '提出请求的操作已被停止。',
  'ended.withdrawn': '服务器收回了请求，或操作已经结束。',
  'ended.unattended': '无人及时回答。',
  'ended.unsupported': '这里无法回答。',
  'ended.answered-elsewhere': '已在另一个窗口回答。',
};
