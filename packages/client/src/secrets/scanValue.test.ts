import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costGrowth } from '../text/testing/costGrowth.ts';
import { isCardNumber } from './isCardNumber.ts';
import { maskSecrets, maskText, maskValue } from './maskValue.ts';
import type { ValueFinding } from './SecretFinding.ts';
import { scanValue } from './scanValue.ts';

const kinds = (text: string): string[] => scanValue(text).map(({ kind }) => kind);
const hex = (length: number): string => '0f1e2d3c4b5a69788796a5b4c3d2e1f0'.repeat(8).slice(0, length);
const word = (length: number): string => 'aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA'.repeat(8).slice(0, length);

// Built at run time, so that no scanner of repositories takes them for real.
const secrets: readonly (readonly [ValueFinding['kind'], string, string])[] = [
  [
    'private-key',
    'an OpenSSH key',
    `-----BEGIN OPENSSH PRIVATE KEY-----\n${word(64)}\n-----END OPENSSH PRIVATE KEY-----`,
  ],
  [
    'private-key',
    'an RSA key',
    `-----BEGIN RSA PRIVATE KEY-----\n${word(64)}\n-----END RSA PRIVATE KEY-----`,
  ],
  [
    'private-key',
    'a PKCS #8 key in JSON',
    `"-----BEGIN PRIVATE KEY-----\\n${word(64)}\\n-----END PRIVATE KEY-----\\n"`,
  ],
  ['private-key', 'a PGP key block', `-----BEGIN PGP PRIVATE KEY BLOCK-----\n${word(64)}`],
  ['private-key', 'a PuTTY key', `PuTTY-User-Key-File-3: ssh-ed25519\n${word(40)}\nPrivate-MAC: ${hex(64)}`],
  ['jwt', 'a signed token', `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.${word(43)}`],
  ['jwt', 'an unsigned token', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxMjM0In0.'],
  ['jwt', 'an encrypted token', `eyJhbGciOiJkaXIifQ..${word(16)}.${word(40)}.${word(22)}`],
  ['vendor-token', 'GitHub, classic', `ghp_${word(36)}`],
  ['vendor-token', 'GitHub, fine-grained', `github_pat_${word(22)}_${word(59)}`],
  ['vendor-token', 'GitLab', `glpat-${word(20)}`],
  ['vendor-token', 'AWS', 'AKIAIOSFODNN7EXAMPLE'],
  ['vendor-token', 'Google', `AIza${word(35)}`],
  ['vendor-token', 'Slack bot', `xoxb-${'123456789012'}-${word(24)}`],
  ['vendor-token', 'Stripe', `sk_live_${word(24)}`],
  ['vendor-token', 'Stripe webhook', `whsec_${word(32)}`],
  ['vendor-token', 'OpenAI', `sk-proj-${word(48)}`],
  ['vendor-token', 'OpenAI, older', `sk-${word(48)}`],
  ['vendor-token', 'Anthropic', `sk-ant-api03-${word(93)}`],
  ['vendor-token', 'Hugging Face', `hf_${word(34)}`],
  ['vendor-token', 'npm', `npm_${word(36)}`],
  ['vendor-token', 'PyPI', `pypi-AgEIcHlwaS5vcmc${word(60)}`],
  ['vendor-token', 'SendGrid', `SG.${word(22)}.${word(43)}`],
  ['vendor-token', 'Shopify', `shpat_${hex(32)}`],
  ['vendor-token', 'DigitalOcean', `dop_v1_${hex(64)}`],
  ['vendor-token', 'Vault', `hvs.${word(24)}`],
  ['vendor-token', 'Telegram', `123456789:AA${word(33)}`],
  ['vendor-token', 'Notion', `ntn_${word(43)}`],
  ['vendor-token', 'Linear', `lin_api_${word(40)}`],
  ['vendor-token', 'Groq', `gsk_${word(52)}`],
  ['vendor-token', 'Airtable', `pat${word(14)}.${hex(64)}`],
  ['payment-card', 'Visa', '4242424242424242'],
  ['payment-card', 'Visa in groups', '4242 4242 4242 4242'],
  ['payment-card', 'Mastercard with hyphens', '5555-5555-5555-4444'],
  ['payment-card', 'Mastercard, 2 series', '2223003122003222'],
  ['payment-card', 'American Express', '3782 822463 10005'],
  ['payment-card', 'Discover', '6011 1111 1111 1117'],
  ['payment-card', 'JCB', '3566002020360505'],
  ['payment-card', 'UnionPay, no-break spaces', '6200\u00a00000\u00a00000\u00a00005'],
  ['payment-card', 'a card with its date and check value', '4242 4242 4242 4242 12/27 123'],
  ['payment-card', 'a card between other digits', '7 5555 5555 5555 4444 123'],
  ['url-credentials', 'a database URL', 'postgres://app:s3cr3tpw@db.internal/main'],
  ['url-credentials', 'a Git remote', 'https://oauth2:abc123@gitlab.example/x.git'],
  ['url-credentials', 'Redis without a user', 'redis://:hunter2@cache:6379'],
  ['high-entropy', 'an assignment', `API_KEY=${word(32)}`],
  ['high-entropy', 'JSON', `{"client_secret": "${word(40)}"}`],
  ['high-entropy', 'a header', `Authorization: Bearer ${word(40)}`],
  ['high-entropy', 'an Azure connection string', `AccountName=a;AccountKey=${word(86)}==;`],
  ['high-entropy', 'a password in a sentence', 'the password: Tr0ub4dor&3'],
  ['high-entropy', 'a German one', 'Passwort: Gr8rOtter!'],
  ['high-entropy', 'a Russian one', 'пароль: Gr8rOtter!'],
  ['high-entropy', 'a Chinese one', '密码：Gr8rOtter!'],
  ['high-entropy', 'a UUID that is called a token', 'token: 550e8400-e29b-41d4-a716-446655440000'],
];

const ordinary: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['a UUID', '550e8400-e29b-41d4-a716-446655440000'],
  ['a commit', `fixed in ${hex(40)}`],
  ['a SHA-256 sum', `sha256:${hex(64)}`],
  ['an MD5 sum', hex(32)],
  ['an integrity attribute', `sha512-${word(86)}==`],
  ['a German phone number', '+49 151 2345 6789 01'],
  ['a phone number without a plus', '0049 1512 3456 7890'],
  ['a US phone number', '(555) 123-4567'],
  ['an order number', 'Order 1234567890123456'],
  ['an order that starts like a Visa', 'Order 4242424242424241'],
  ['a card-like number in other groups', '42 4242 42424 2424242'],
  ['an IBAN', 'GB82 WEST 1234 5698 7654 32'],
  ['an IBAN in groups of digits', 'DE89 3704 0044 0532 0130 00'],
  ['a timestamp in milliseconds', '1764502229000'],
  ['a timestamp in nanoseconds', '1764502229000000000'],
  ['an IMEI', '490154203237518'],
  ['an ISBN', '978-3-16-148410-0'],
  ['a decimal', '0.4242424242424242'],
  ['a big number with commas', '4,242,424,242,424,242'],
  ['a tracking number', '1Z999AA10123456784'],
  ['a URL', 'https://example.com:8443/a?b=c'],
  ['a URL with a user', 'ssh://git@github.com/a/b.git'],
  ['a documented URL', 'postgres://user:password@localhost/db'],
  ['a templated URL', `postgres://app:\${DB_PASSWORD}@db/main`],
  ['an e-mail address', 'mailto:anna@example.com'],
  ['a locale', 'sk-SK'],
  ['a package', 'sk-learn-contrib-extensions-for-everyone'],
  [
    'prose about passwords',
    'The password must have at least 12 characters, a token expires in 3600 seconds.',
  ],
  ['a reference', 'password = process.env.DATABASE_PASSWORD'],
  ['a placeholder', 'api_key: YOUR_API_KEY_GOES_HERE_1234'],
  ['a masked value', 'token=****************1234'],
  ['a name', 'author: Jean-Baptiste Poquelin 1622'],
  ['a public key', 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJl3dIeudNqd0DPMRD6OIh65 me@host'],
  ['a certificate', '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----'],
  ['a public PEM', '-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----'],
  ['base64 JSON that is no token', 'cursor eyJvZmZzZXQiOjEwMH0='],
  ['a semantic version', 'v4.2.4-242424242424242'],
  ['coordinates', '52.5200066, 13.4049540'],
  ['an IPv6 address', '2001:0db8:85a3:0000:0000:8a2e:0370:7334'],
  ['a date and time', '2026-11-30 11:30:29'],
  ['a long word', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'],
  ['a token count', 'max_tokens: 4096'],
  ['a design token', 'token: color-background-primary-strong'],
];

describe('[F4] scanValue', () => {
  for (const [kind, what, text] of secrets) {
    it(`finds ${kind}: ${what}`, () => {
      expect(kinds(text)).toContain(kind);
      expect(kinds(`Please use this, ${text} and go on.`)).toContain(kind);
    });
  }
  for (const [what, text] of ordinary) {
    it(`leaves ${what} alone`, () => {
      expect(scanValue(text)).toEqual([]);
    });
  }
  it('says where it is', () => {
    const token = `ghp_${word(36)}`;
    const text = `first ${token}, then 4242 4242 4242 4242.`;
    expect(scanValue(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      token,
      '4242 4242 4242 4242',
    ]);
  });
  it('covers a key to its end line, and an unfinished one to the end of the text', () => {
    const key = `-----BEGIN EC PRIVATE KEY-----\n${word(64)}\n-----END EC PRIVATE KEY-----`;
    expect(scanValue(`a ${key} b`)).toEqual([{ kind: 'private-key', start: 2, end: 2 + key.length }]);
    expect(scanValue(`a ${key.slice(0, 60)}`)).toEqual([{ kind: 'private-key', start: 2, end: 62 }]);
  });

  it('finds any card number with a valid check digit, and none of the nine others', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 14, maxLength: 14 });
    fc.assert(
      fc.property(digits, (rest) => {
        const stem = `4${rest.join('')}`;
        const valid = Array.from({ length: 10 }, (_, check) => `${stem}${check}`).filter(isCardNumber);
        expect(valid).toHaveLength(1);
        expect(valid.flatMap(kinds)).toEqual(['payment-card']);
      }),
    );
  });
  it('gives ordered stretches inside the text for any Unicode, and masking leaves nothing to find', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom(
        ...secrets.map(([, , text]) => text),
        '-----BEGIN PRIVATE KEY-----',
        'password=',
        '\ud800',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join(' ');
        let last = 0;
        for (const { start, end } of scanValue(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
        expect(scanValue(maskSecrets(text))).toEqual([]);
      }),
    );
  });

  const repeated = [
    'word ',
    '4',
    '4 ',
    '4242-',
    'eyJ',
    'eyJhbGciOiJIUzI1NiJ9.',
    'sk-',
    'ghp_',
    '-----BEGIN PRIVATE KEY-----',
    'a://',
    'a:',
    'password',
    'token=',
    'token: ',
    'SG.',
    `${'a'.repeat(32)}-us`,
    'xoxb-',
    'secret_',
    '1234567890:AA',
  ];
  for (const unit of repeated) {
    it(`takes time in proportion to a megabyte of ${JSON.stringify(unit)}`, () => {
      expect(costGrowth(scanValue, unit)).toBeLessThan(32);
    });
  }
});

describe('masking for the record [F6]', () => {
  it('keeps no character of a value and only three lengths', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        expect(['••••', '••••••••', '••••••••••••']).toContain(maskText(text));
      }),
    );
    expect(maskText('')).toBe('');
  });
  it('masks numbers, booleans and lists, and shows that nothing was answered', () => {
    expect([42, true, ['a', 'b'], undefined, null, ''].map(maskValue)).toEqual([
      '••••',
      '••••',
      '•••• ×2',
      '',
      '',
      '',
    ]);
  });
  it('masks what is secret in a text and keeps the rest', () => {
    expect(maskSecrets('use postgres://app:s3cr3tpw@db please')).toBe('use postgres://••••••••@db please');
  });
});
