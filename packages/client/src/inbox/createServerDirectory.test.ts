import { expect, test } from 'vitest';
import { createInbox } from './createInbox.ts';
import { createServerDirectory } from './createServerDirectory.ts';

test('an inbox knows every server that was bound or has asked, once [T4]', () => {
  const inbox = createInbox({ surfaces: ['url'], warn: () => undefined });
  const bound = { id: 'a', label: 'A' };
  const asking = { id: 'b', label: 'B' };
  inbox.offers(bound);
  inbox.offers({ ...bound });
  const before = inbox.getServers();
  expect(before).toEqual([bound]);
  expect(inbox.getServers()).toBe(before);
  void inbox.request(
    { kind: 'url', params: { mode: 'url', message: 'm', url: 'https://a.example/' } },
    { server: asking },
  );
  expect(inbox.getServers()).toEqual([bound, asking]);
});

test('a server that reports another name is the same server, with that name', () => {
  const directory = createServerDirectory();
  directory.add({ id: 'a', label: 'A' });
  directory.add({ id: 'a', label: 'A', claimedName: 'Your bank' });
  expect(directory.all()).toEqual([{ id: 'a', label: 'A', claimedName: 'Your bank' }]);
});

test('the directory is bounded', () => {
  const directory = createServerDirectory();
  for (let n = 0; n < 1_005; n += 1) directory.add({ id: `${n}`, label: 'S' });
  expect(directory.all()).toHaveLength(1_000);
  expect(directory.all().at(-1)?.id).toBe('1004');
});
