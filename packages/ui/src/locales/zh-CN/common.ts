import type { common as en } from '../en/common.ts';
import type { TranslationOf } from '../Message.ts';

export const common: TranslationOf<typeof en> = {
  localCommand: '{command}（本机命令）',
  whileRunning: '正在运行 {operation}',
  probablyWhileRunning: '可能正在运行 {operation}',
  whileReading: '正在读取 {operation}',
  probablyWhileReading: '可能正在读取 {operation}',
  whileGettingPrompt: '正在获取提示词 {operation}',
  probablyWhileGettingPrompt: '可能正在获取提示词 {operation}',
  callsItself: '自称 {name}',
  serverSays: '{server} 的原话',
  position: '第 {index} 项，共 {count} 项',
  askedAgain: '再次询问（第 {number} 轮）',
  showAll: { other: '显示全文（{count} 个字符）' },
  showLess: '收起',
  hiddenCharacters: { other: '这段文字里有 {count} 个隐藏或易误导的字符，已用方括号标出。' },
  removedCharacters: { other: '已从这段文字里去掉 {count} 个隐藏或易误导的字符。' },
  hiddenText: '文字里藏着：',
  accept: '同意',
  decline: '拒绝',
  cancel: '取消',
  later: '稍后再说',
  close: '关闭',
};
