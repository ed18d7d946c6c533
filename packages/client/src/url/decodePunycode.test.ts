import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePunycode } from './decodePunycode.ts';

describe('decodePunycode [U6]', () => {
  // Sample strings of RFC 3492, section 7.1.
  it.each([
    ['egbpdaj6bu4bxfgehfvwxn', 'ليهمابتكلموشعربي؟'],
    ['ihqwcrb4cv8a8dqg056pqjye', '他们为什么不说中文'],
    ['4dbcagdahymbxekheh6e0a7fei0b', 'למההםפשוטלאמדבריםעברית'],
    ['n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa', 'なぜみんな日本語を話してくれないのか'],
    ['b1abfaaepdrnnbgefbadotcwatmq2g4l', 'почемужеонинеговорятпорусски'],
    ['d9juau41awczczp', 'そのスピードで'],
    ['bcher-kva', 'bücher'],
    ['ls8h', '💩'],
  ])('reads %s', (encoded, decoded) => {
    expect(decodePunycode(encoded)).toBe(decoded);
  });

  it.each(['b', 'ü', 'a b', '99999999', '-b', 'a.b', 'a'.repeat(64)])('refuses %s', (encoded) => {
    expect(decodePunycode(encoded)).toBeNull();
  });

  it('reads back whatever the platform encodes', () => {
    const label = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(label, (text) => {
        const address = `https://${text}/`;
        fc.pre(!/[%/\\?#@:.[]/.test(text) && URL.canParse(address));
        const { hostname } = new URL(address);
        fc.pre(/^xn--[a-z0-9-]{1,59}$/.test(hostname));
        const decoded = decodePunycode(hostname.slice(4)) ?? '';
        expect(new URL(`https://${decoded}/`).hostname).toBe(hostname);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9-]{0,63}$/), (text) => {
        const decoded = decodePunycode(text);
        expect(decoded === null || !/\p{Cs}/u.test(decoded)).toBe(true);
      }),
    );
  });
});
