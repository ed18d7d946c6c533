import { expect, test } from 'vitest';
import { activityText } from './families/activity.ts';
import { commonText } from './families/common.ts';
import { elicitationFormText } from './families/elicitationForm.ts';
import { permissionPanelText } from './families/permissionPanel.ts';
import { requestCardText } from './families/requestCard.ts';
import { requestDialogsText } from './families/requestDialogs.ts';
import { requestTrayText } from './families/requestTray.ts';
import { rootsText } from './families/roots.ts';
import { samplingReviewText } from './families/samplingReview.ts';
import { urlConsentText } from './families/urlConsent.ts';
import { formatText } from './formatMessage.ts';
import type { FamilyMessages, Message } from './Message.ts';

const families: { name: string; messages: Record<string, FamilyMessages> }[] = [
  activityText,
  commonText,
  requestTrayText,
  permissionPanelText,
  rootsText,
  elicitationFormText,
  requestCardText,
  requestDialogsText,
  urlConsentText,
  samplingReviewText,
];

function slotsOf(message: Message | undefined): string[] {
  const texts = typeof message === 'string' ? [message] : Object.values(message ?? {});
  return [
    ...new Set(texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))),
  ].sort();
}

test.for(families.map((family) => [family.name, family] as const))(
  'every message of %s has the same slots in every language',
  ([, family]) => {
    for (const key of Object.keys(family.messages.en ?? {})) {
      expect([key, slotsOf(family.messages['zh-CN']?.[key])]).toEqual([
        key,
        slotsOf(family.messages.en?.[key]),
      ]);
    }
  },
);

test('the plural form follows the language, and numbers its digits', () => {
  const message = { one: '{count} option', other: '{count} options' };
  expect(formatText(message, { count: 1 }, { words: 'en', numbers: 'en' })).toBe('1 option');
  expect(formatText(message, { count: 12_345 }, { words: 'en', numbers: 'en' })).toBe('12,345 options');
  expect(formatText(message, { count: 1 }, { words: 'zh-CN', numbers: 'zh-CN' })).toBe('1 options');
});

test('a small limit keeps all its decimals, with the decimal mark of the locale', () => {
  expect(formatText('{limit} or more', { limit: 0.0001 }, { words: 'en', numbers: 'de' })).toBe(
    '0,0001 or more',
  );
});

test('a slot named like a property every object has is not read from the prototype', () => {
  expect(formatText('{constructor}', {}, { words: 'en', numbers: 'en' })).toBe('');
});
