import { expect, it } from 'vitest';
import { formatText } from './formatMessage.ts';

const locales = [
  'en',
  'en-US',
  'en-GB',
  'en-IN',
  'en-ZA',
  'en-CH',
  'zh-CN',
  'ja-JP',
  'ko',
  'de',
  'de-CH',
  'es',
  'pt-PT',
  'ar-EG',
];

it.each(locales)('writes whole numbers in %s as the platform does', (locale) => {
  const platform = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 });
  for (const value of [0, 7, 999, 1000, 1001, 12_345, 99_999, 100_000, 1_234_567]) {
    expect(formatText('{value}', { value }, { words: 'en', numbers: locale })).toBe(platform.format(value));
  }
});
