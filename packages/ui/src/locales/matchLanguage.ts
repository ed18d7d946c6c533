import type { Language } from './defineFamily.ts';

/** The kit's language for a BCP 47 tag: any Chinese is zh-CN, everything else without own words is English. */
export function matchLanguage(locale: string): Language {
  return /^zh\b/i.test(locale) ? 'zh-CN' : 'en';
}
