import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costGrowth } from '../text/testing/costGrowth.ts';
import { classifyField, fieldClassifier } from './classifyField.ts';
import type { SecretLevel } from './SecretFinding.ts';

interface Labelled {
  readonly id: string;
  readonly name: string;
  readonly schema: unknown;
  readonly message: string;
  readonly level: SecretLevel;
}

const fixtures = new URL('../../../testing/fixtures/', import.meta.url);

interface Score {
  readonly recall: number;
  readonly precision: number;
  readonly warned: readonly string[];
}

function score(fields: readonly Labelled[]): Score {
  const seen = fields.map((field) => ({ ...field, found: classifyField(field) }));
  const secrets = seen.filter(({ level }) => level === 'secret');
  const called = seen.filter(({ found }) => found.level === 'secret');
  const right = called.filter(({ level }) => level === 'secret').length;
  return {
    recall: right / secrets.length,
    precision: right / called.length,
    warned: seen
      .filter(({ level, found }) => level === 'none' && found.level !== 'none')
      .map(({ id, name, found }) => `${id} ${name}: ${found.category} (${found.evidence.join(', ')})`),
  };
}

function level(name: string, schema: Readonly<Record<string, unknown>> = {}, message = ''): SecretLevel {
  return classifyField({ name, schema: { type: 'string', ...schema }, message }).level;
}

describe('[F3] [EL-FORM-30] [S-08] classifyField', () => {
  it('finds the secrets of the corpus and warns on nothing else', () => {
    const corpus = readFileSync(new URL('cases/sensitive-fields.json', fixtures), 'utf8');
    const { recall, precision, warned } = score((JSON.parse(corpus) as { fields: Labelled[] }).fields);
    expect(warned).toEqual([]);
    expect(recall).toBeGreaterThanOrEqual(0.98);
    expect(precision).toBeGreaterThanOrEqual(0.98);
  });

  it('does as well on fields that were written before it was tuned', () => {
    const lines = readFileSync(new URL('sensitive-fields-unseen.jsonl', fixtures), 'utf8').trim().split('\n');
    const { recall, precision, warned } = score(lines.map((line) => JSON.parse(line) as Labelled));
    expect(warned).toEqual([]);
    expect(recall).toBeGreaterThanOrEqual(0.98);
    expect(precision).toBeGreaterThanOrEqual(0.98);
  });

  it('[EL-FORM-32] leaves names, addresses, phones and e-mail to the person', () => {
    for (const name of ['name', 'email', 'username', 'phone', 'street_address', 'birthday']) {
      expect(level(name)).toBe('none');
    }
  });
});

describe('how a credential is spelled', () => {
  const terms = [
    ['api', 'key'],
    ['access', 'token'],
    ['client', 'secret'],
    ['user', 'password'],
    ['card', 'number'],
    ['verification', 'code'],
    ['private', 'key'],
  ] as const;
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  const spellings: readonly ((a: string, b: string) => string)[] = [
    (a, b) => `${a}_${b}`,
    (a, b) => `${a}-${b}`,
    (a, b) => `${a} ${b}`,
    (a, b) => `${a}.${b}`.replace('.', '_').toUpperCase(),
    (a, b) => a + capital(b),
    (a, b) => capital(a) + capital(b),
    (a, b) => `my_${a}_${b}_2`,
    (a, b) => `${a}_${b}`.replace(/./u, (first) => `${first}\u200b`),
    (a, b) => `${a}_${b}`.replaceAll('e', 'е').replaceAll('a', 'а').replaceAll('o', 'о'),
    (a, b) => `${a}_${b}`.replaceAll('e', '3').replaceAll('s', '5'),
    (a, b) => `${a}_${b}`.replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
    (a, b) => Array.from(`${a}${b}`).join(' '),
  ];
  for (const [a, b] of terms) {
    it(`makes no difference: ${spellings.map((spell) => spell(a, b)).join(', ')}`, () => {
      for (const spell of spellings) {
        expect([spell(a, b), level(spell(a, b))]).toEqual([spell(a, b), 'secret']);
        expect([spell(a, b), level('x', { title: spell(a, b) })]).toEqual([spell(a, b), 'secret']);
      }
    });
  }
});

describe('what kind of field it is', () => {
  it('takes no yes/no, choice, date, e-mail or link for a credential', () => {
    expect(level('password', { type: 'boolean' })).toBe('none');
    expect(level('password', { enum: ['keep', 'reset'] })).toBe('none');
    expect(level('password', { oneOf: [{ const: 'a', title: 'A' }] })).toBe('none');
    expect(level('password', { type: 'array', items: { enum: ['a'] } })).toBe('none');
    for (const format of ['date', 'date-time', 'email', 'uri'])
      expect(level('password', { format })).toBe('none');
  });
  it('sees through a choice that text may still be typed beside', () => {
    expect(level('password', { type: ['string', 'boolean'] })).toBe('secret');
    expect(level('password', { anyOf: [{ type: 'string' }, { const: 'none' }] })).toBe('secret');
    expect(level('password', { anyOf: [{ const: 'keep' }, { type: 'null' }] })).toBe('none');
  });
  it('takes a number for a PIN, a code or a card, not for a token', () => {
    expect(level('pin', { type: 'integer' })).toBe('secret');
    expect(level('cardNumber', { type: 'integer' })).toBe('secret');
    expect(level('token', { type: 'integer' })).toBe('none');
  });
  it('believes the format, and an example of the shape, whatever the words', () => {
    expect(level('x', { format: 'password' })).toBe('secret');
    expect(level('x', { title: 'Value', description: 'Starts with ghp_' })).toBe('secret');
    expect(level('x', { pattern: '^xoxb-' })).toBe('secret');
    expect(level('x', { default: '-----BEGIN PRIVATE KEY-----' })).toBe('secret');
    expect(level('link', { format: 'uri', description: 'postgres://user:password@host/db' })).toBe('secret');
  });
});

describe('what is asked for', () => {
  it('is the head of the phrase', () => {
    for (const title of [
      'Password policy',
      'Name of the API key',
      'Nom du jeton',
      'Длина пароля',
      '密码长度',
    ]) {
      expect([title, level('x', { title })]).toEqual([title, 'none']);
    }
  });
  it('is not what is forbidden', () => {
    expect(level('note', { description: 'Never enter your password here.' })).toBe('none');
    expect(level('note', { description: 'Do not give us your phone number, PIN or password.' })).toBe('none');
    expect(level('note', { description: "Don't worry, just enter your password" })).toBe('secret');
  });
  it('is said by the title where the name says otherwise', () => {
    expect(level('token', { title: 'Token symbol' })).toBe('none');
    expect(level('password', { title: 'Repeat it' })).toBe('secret');
  });
  it('is an imperative in the description whatever the title says', () => {
    expect(level('x', { title: 'Password settings', description: 'Enter your password.' })).toBe('secret');
    expect(level('x', { title: 'Password settings', description: 'How the password is stored.' })).toBe(
      'none',
    );
  });
  it('may stand in the message, as an imperative only', () => {
    expect(level('reply', {}, 'Please paste your API key below.')).toBe('secret');
    expect(level('reply', {}, 'This rotates your API key.')).toBe('none');
    expect(level('reply', { type: 'boolean' }, 'Please paste your API key below.')).toBe('none');
    expect(level('username', {}, 'Please enter your user name and password.')).toBe('none');
  });
  it('is the same for a field alone and among others', () => {
    const classify = fieldClassifier('Enter the password.');
    expect(['a', 'b'].map((name) => classify({ name, schema: { type: 'string' } }).level)).toEqual([
      'secret',
      'secret',
    ]);
  });
});

describe('hostile schemas', () => {
  it('reads own keys only, of anything', () => {
    expect(level('x', Object.create({ format: 'password' }))).toBe('none');
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.anything(),
        fc.string({ unit: 'binary' }),
        (name, schema, message) => {
          expect(['secret', 'caution', 'none']).toContain(classifyField({ name, schema, message }).level);
        },
      ),
      { numRuns: 500 },
    );
  });
  it('finds the ask at either end of a long text', () => {
    const filler = 'Some words about nothing. '.repeat(40_000);
    expect(level('x', { description: `${filler}Enter your password.` })).toBe('secret');
    expect(level('x', { description: `Enter your password. ${filler}` })).toBe('secret');
  });
  for (const unit of ['password ', 'a', '密码', 'token of the ', 'do not enter a, ', 'p.', '1 ']) {
    it(`takes time in proportion to a megabyte of ${JSON.stringify(unit)}`, () => {
      const work = (text: string): void => void level(text, { title: text, description: text }, text);
      expect(costGrowth(work, unit)).toBeLessThan(32);
    });
  }
});
