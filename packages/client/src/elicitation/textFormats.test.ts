import { describe, expect, it } from 'vitest';
import { createFormModel } from './createFormModel.ts';

function errors(property: object, value: string): readonly unknown[] {
  const model = createFormModel({ type: 'object', properties: { v: { type: 'string', ...property } } });
  const draft = model.set(model.initialDraft(), 'v', value);
  const found = model
    .validate(draft)
    .map(({ code, values }) => (values === undefined ? code : [code, values]));
  if (found.length === 0) expect(model.toContent(draft)).toEqual({ v: value.trim() });
  return found;
}

describe('an e-mail address', () => {
  const email = { format: 'email' };
  it.each(['a@b.co', 'a@localhost', "o'hara+tag@sub.example.org", ' a@b.co ', 'x_y-z@a-b.example', '1@2.de'])(
    'may be %s [EL-FORM-11]',
    (text) => expect(errors(email, text)).toEqual([]),
  );
  it.each([
    'a',
    'a@',
    '@b.co',
    'a@b@c.de',
    'a b@c.de',
    'a@-b.de',
    'a@b-.de',
    'a@b..de',
    'a..b@c.de',
    '.a@b.de',
    'a@b.de.',
    'ä@b.de',
    '"a"@b.de',
    `${'a'.repeat(65)}@b.de`,
    `a@${'b'.repeat(64)}.de`,
  ])('may not be %s [EL-FORM-11]', (text) => expect(errors(email, text)).toEqual(['invalid-email']));
});

describe('a URI', () => {
  const uri = { format: 'uri' };
  it.each([
    'https://example.com/a?b=c#d',
    'urn:isbn:0451450523',
    'mailto:a@b.co',
    'file:///tmp/x',
    'http://[2001:db8::1]:8080/',
    'https://user@host/%C3%A4',
    'tel:+49-30-1',
    ' https://example.com ',
  ])('may be %s [EL-FORM-12]', (text) => expect(errors(uri, text)).toEqual([]));
  it.each([
    'example.com',
    '/path',
    '//host/path',
    'https://',
    'https://exa mple.com',
    'https://a.example:port/',
    'http://[::1',
    '1https://a.example',
  ])('may not be %s [EL-FORM-12]', (text) => {
    expect(errors(uri, text)).toEqual(['invalid-uri']);
  });
  it('with letters that URIs can not hold is refused with a spelling that can', () => {
    const found = errors(uri, 'https://bücher.example/ä');
    expect(found).toEqual([['invalid-uri', { expected: 'https://xn--bcher-kva.example/%C3%A4' }]]);
    expect(errors(uri, 'https://xn--bcher-kva.example/%C3%A4')).toEqual([]);
  });
});

describe('a day', () => {
  const date = { format: 'date' };
  it.each(['2024-02-29', '2000-02-29', '2026-12-31', '0001-01-01', ' 2026-01-01 '])(
    'may be %s [EL-FORM-13]',
    (text) => expect(errors(date, text)).toEqual([]),
  );
  it.each([
    '2023-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-06-31',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '26-01-01',
    '0000-01-01',
    '01.02.2026',
    '2026-01-01T00:00',
  ])('may not be %s [EL-FORM-13]', (text) => expect(errors(date, text)).toEqual(['invalid-date']));
});

describe('a time of day', () => {
  const time = { format: 'time' };
  it.each(['13:45:00Z', '13:45:00.5+02:00'])('may be %s', (text) => expect(errors(time, text)).toEqual([]));
  it.each([
    ['13:45', '13:45:00Z'],
    ['13:45:10', '13:45:10Z'],
    ['13:45+02:00', '13:45:00+02:00'],
  ])('%s lacks what RFC 3339 asks for: %s would do', (text, expected) => {
    expect(errors(time, text)).toEqual([['invalid-time', { expected }]]);
  });
  it.each(['24:00:00Z', '13:60:00Z', '1pm', '13:45:00+24:00'])('may not be %s', (text) =>
    expect(errors(time, text)).toEqual(['invalid-time']),
  );
});

describe('a length', () => {
  it.each([
    ['a', [['too-short', { limit: 2, count: 1 }]]],
    ['👍', [['too-short', { limit: 2, count: 1 }]]],
    ['👍👍', []],
    ['ab', []],
    ['👍👍👍', []],
    ['abcd', [['too-long', { limit: 3, count: 4 }]]],
    ['\ud83d\ud83d\ud83d', []],
  ])('of %j in code points gives %j [EL-FORM-10]', (text, expected) => {
    expect(errors({ minLength: 2, maxLength: 3 }, text)).toEqual(expected);
  });
});
