import { describe, expect, it } from 'vitest';
import { createFormModel } from './createFormModel.ts';
import type { FormModel } from './FormModel.ts';
import { readDateTime, toZonedText } from './readDateTime.ts';
import { offsetAt } from './zonedTime.ts';

function modelOf(timeZone: string, property: object = {}): FormModel {
  const at = { type: 'string', format: 'date-time', ...property };
  return createFormModel({ type: 'object', properties: { at } }, { timeZone });
}

describe('a typed date with time', () => {
  it.each([
    ['Europe/Berlin', '2026-03-05T09:30', '2026-03-05T08:30:00Z'],
    ['Europe/Berlin', '2026-07-05T09:30', '2026-07-05T07:30:00Z'],
    ['Europe/Berlin', '2026-03-05 09:30:15', '2026-03-05T08:30:15Z'],
    ['Europe/Berlin', '2026-03-05T09:30:15.250', '2026-03-05T08:30:15.250Z'],
    ['Etc/GMT-2', '2024-01-15T13:10', '2024-01-15T11:10:00Z'],
    ['America/New_York', '2026-11-01T00:30', '2026-11-01T04:30:00Z'],
    ['Asia/Kathmandu', '2026-01-01T00:00', '2025-12-31T18:15:00Z'],
    ['Pacific/Kiritimati', '2026-01-01T00:00', '2025-12-31T10:00:00Z'],
    ['UTC', '٢٠٢٦-٠٣-٠٥T٠٩:٣٠', '2026-03-05T09:30:00Z'],
    ['Europe/Berlin', '2026-03-05T09:30Z', '2026-03-05T09:30:00Z'],
    ['Europe/Berlin', '2026-03-05t09:30:00-05:00', '2026-03-05T14:30:00Z'],
  ])('in %s: %s leaves as %s [EL-FORM-14]', (timeZone, text, utc) => {
    expect(readDateTime(text, timeZone)).toEqual({ kind: 'instant', utc });
  });

  it.each([
    '2026-02-30T10:00',
    '2026-02-28',
    '2026-02-28T24:00',
    '2026-02-28T10:60',
    '2026-02-28T10:00:60',
    '2026-02-28T10:00+25:00',
    '10:00',
    '28.02.2026 10:00',
    '0001-01-01T00:00+01:00',
    '9999-12-31T23:00-02:00',
  ])('that is none is refused: %s [EL-FORM-14]', (text) => {
    expect(readDateTime(text, 'UTC')).toEqual({ kind: 'invalid' });
  });

  it.each([
    ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:59', '2026-03-29T03:00'],
    ['America/New_York', '2026-03-08T02:00', '2026-03-08T01:59', '2026-03-08T03:00'],
    ['Australia/Lord_Howe', '2026-10-04T02:10', '2026-10-04T01:59', '2026-10-04T02:30'],
    ['Pacific/Apia', '2011-12-30T12:00', '2011-12-29T23:59', '2011-12-31T00:00'],
  ])(
    'in %s: %s is jumped over by the clocks, which is said; its neighbours exist',
    (timeZone, gap, before, after) => {
      const model = modelOf(timeZone);
      const errors = model.validate(model.set(model.initialDraft(), 'at', gap));
      expect(errors).toEqual([{ name: 'at', code: 'nonexistent-local-time', values: { timeZone } }]);
      for (const text of [before, after]) expect(readDateTime(text, timeZone).kind).toBe('instant');
    },
  );

  it('that a clock shows twice is asked about, and either meaning is offered as text that settles it', () => {
    const model = modelOf('Europe/Berlin');
    const [error] = model.validate(model.set(model.initialDraft(), 'at', '2026-10-25T02:30'));
    expect(error).toMatchObject({
      code: 'ambiguous-local-time',
      values: { earlier: '2026-10-25T02:30+02:00', later: '2026-10-25T02:30+01:00' },
    });
    for (const [text, utc] of [
      [error?.values?.earlier, '2026-10-25T00:30:00Z'],
      [error?.values?.later, '2026-10-25T01:30:00Z'],
    ] as const) {
      expect(model.toContent(model.set(model.initialDraft(), 'at', String(text)))).toEqual({ at: utc });
    }
  });
});

describe('a default date with time', () => {
  it.each([
    ['America/New_York', '2026-07-10T13:20:33Z', '2026-07-10T09:20:33', '2026-07-10T13:20:33Z'],
    ['Europe/Berlin', '2026-07-10T13:20:00+02:00', '2026-07-10T13:20', '2026-07-10T11:20:00Z'],
    ['Asia/Tokyo', '2026-07-10T13:20:00.5-05:00', '2026-07-11T03:20:00.5', '2026-07-10T18:20:00.5Z'],
    ['Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-25T02:30+02:00', '2026-10-25T00:30:00Z'],
    ['Europe/Berlin', '2026-10-25T01:30:00Z', '2026-10-25T02:30+01:00', '2026-10-25T01:30:00Z'],
    ['Europe/Amsterdam', '1900-01-01T00:00:00Z', undefined, '1900-01-01T00:00:00Z'],
  ])(
    'in %s: %s shows as local %s and leaves as the same instant [EL-FORM-14] [EL-FORM-27]',
    (timeZone, value, shown, utc) => {
      const model = modelOf(timeZone, { default: value });
      if (shown !== undefined) expect(model.initialDraft().values.get('at')).toBe(shown);
      expect(model.toContent(model.initialDraft())).toEqual({ at: utc });
    },
  );

  it.each(['2026-07-10', '2026-07-10T13:20:33', 'tomorrow', '2026-02-30T00:00:00Z', 1_752_153_633, null])(
    'that is none is not applied: %s [EL-FORM-27]',
    (value) => {
      const model = modelOf('UTC', { default: value });
      expect(model.initialDraft().values.size).toBe(0);
      expect(model.notices.map(({ code }) => code)).toEqual(value === null ? [] : ['default-ignored']);
    },
  );
});

describe('every instant', () => {
  const day = 86_400_000;
  const days = Array.from({ length: 366 }, (_, index) => Date.UTC(2026, 0, 1) + index * day);

  it.each(['Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kathmandu'])(
    'of a day on which clocks change has a text in %s that leads back to it',
    (timeZone) => {
      const changing = days.filter((start) => offsetAt(start, timeZone) !== offsetAt(start + day, timeZone));
      expect(changing).toHaveLength(timeZone === 'Asia/Kathmandu' ? 0 : 2);
      for (const start of [...changing, ...days.slice(0, 1)]) {
        for (let instant = start; instant <= start + day; instant += 10 * 60_000) {
          const utc = new Date(instant).toISOString().replace('.000', '');
          const text = toZonedText(utc, timeZone);
          expect(readDateTime(text ?? '', timeZone)).toEqual({ kind: 'instant', utc });
        }
      }
    },
  );
});

describe('a zone that the run-time does not know', () => {
  it('is noted, and the run-time reads in its own, which the field names', () => {
    const model = modelOf('Mars/Olympus');
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(model.fields).toMatchObject([{ timeZone: own }]);
    expect(model.notices.map(({ code }) => code)).toEqual(['unknown-time-zone']);
  });
});
