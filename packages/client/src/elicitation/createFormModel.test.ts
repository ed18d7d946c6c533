import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createFormModel } from './createFormModel.ts';
import { everythingSchema } from './everythingSchema.test-data.ts';

describe('the form of server-everything', () => {
  const model = createFormModel(everythingSchema);

  it('reads its 13 fields, five enum spellings among them [EL-FORM-20] [EL-FORM-21] [EL-FORM-22]', () => {
    expect(model.problems).toEqual([]);
    expect(model.fields.map(({ name, kind }) => [name, kind])).toEqual([
      ['name', 'text'],
      ['check', 'boolean'],
      ['firstLine', 'text'],
      ['email', 'text'],
      ['homepage', 'text'],
      ['birthdate', 'date'],
      ['integer', 'integer'],
      ['number', 'number'],
      ['single', 'choice'],
      ['multiple', 'multi-choice'],
      ['titledSingle', 'choice'],
      ['titledMultiple', 'multi-choice'],
      ['legacy', 'choice'],
    ]);
  });

  it('starts out with every default, sends each untouched in its own JSON type, and nothing else [EL-FORM-26]', () => {
    const draft = model.set(model.initialDraft(), 'name', 'Ada');
    expect(model.validate(draft)).toEqual([]);
    expect(model.toContent(draft)).toEqual({
      name: 'Ada',
      firstLine: 'It was a dark night.',
      integer: 42,
      number: 3.14,
      single: 'Monica',
      multiple: ['Guitar'],
      titledSingle: 'hero-1',
      titledMultiple: ['fish-1'],
      legacy: 'pet-1',
    });
  });

  it('names every invalid field at once and yields no content [EL-FORM-03] [EL-FORM-08]', () => {
    let draft = model.initialDraft();
    const typed = {
      email: 'nobody',
      homepage: 'example',
      birthdate: '2023-02-29',
      integer: '101',
      number: '-1',
    };
    for (const [name, value] of Object.entries(typed)) draft = model.set(draft, name, value);
    draft = model.set(draft, 'multiple', ['Guitar', 'Piano', 'Violin', 'Drums']);
    expect(model.validate(draft).map(({ name, code }) => [name, code])).toEqual([
      ['name', 'required'],
      ['email', 'invalid-email'],
      ['homepage', 'invalid-uri'],
      ['birthdate', 'invalid-date'],
      ['integer', 'too-large'],
      ['number', 'too-small'],
      ['multiple', 'too-many'],
    ]);
    expect(() => model.toContent(draft)).toThrow(/invalid answer in "name"/u);
  });

  it('looks at one field only to check one, however many there are', () => {
    const draft = model.set(model.initialDraft(), 'email', 'nobody');
    const read: string[] = [];
    const values = new Map(draft.values);
    values.get = (name) => {
      read.push(name);
      return draft.values.get(name);
    };
    expect(model.validateField({ ...draft, values }, 'email').map(({ code }) => code)).toEqual([
      'invalid-email',
    ]);
    expect(read).toEqual(['email']);
  });

  it('forgets a suggestion once its field is touched', () => {
    const start = model.initialDraft();
    expect(start.suggested.has('integer')).toBe(true);
    expect(model.set(start, 'integer', '43').suggested.has('integer')).toBe(false);
    expect(start.suggested.has('integer')).toBe(true);
  });
});

describe('the booking of the source documents', () => {
  const file = new URL('../../../testing/fixtures/cases/seed-requests.json', import.meta.url);
  const { cases } = JSON.parse(readFileSync(file, 'utf8')) as {
    cases: { id: string; request: { params: { requestedSchema: unknown } }; answer: { content: object } }[];
  };

  it('is answered as printed: what is left out stays out, what is suggested goes along [S-11]', () => {
    const booking = cases.find(({ id }) => id === 'seed-booking');
    const model = createFormModel(booking?.request.params.requestedSchema);
    let draft = model.initialDraft();
    expect(model.validate(draft)).toEqual([{ name: 'confirmBooking', code: 'required' }]);
    draft = model.set(model.set(draft, 'confirmBooking', true), 'seatPreference', 'window');
    expect(model.toContent(draft)).toEqual(booking?.answer.content);
  });
});
