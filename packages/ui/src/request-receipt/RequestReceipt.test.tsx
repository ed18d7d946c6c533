import { createInbox, type SettledRequest } from '@assent/client';
import { createReceipt, type Receipt } from '@assent/client/activity';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { activity as en } from '../locales/en/activity.ts';
import { ask, schemaOf } from '../test-support/ask.ts';
import { Host } from '../test-support/Host.tsx';
import { part } from '../test-support/parts.ts';
import { RequestReceipt } from './RequestReceipt.tsx';

async function settled(values: 'masked' | 'revealable'): Promise<Receipt> {
  const inbox = createInbox({ surfaces: ['form'], warn: () => undefined });
  let last: SettledRequest | undefined;
  inbox.onSettled((one) => {
    last = one;
  });
  const outcome = ask(
    inbox,
    schemaOf({
      city: { type: 'string', title: 'City' },
      sure: { type: 'boolean' },
      password: { type: 'string' },
    }),
  );
  inbox.accept(inbox.getSnapshot()[0]?.id ?? '', { city: 'Barcelona', sure: true, password: 'hunter2' });
  await outcome;
  if (!last) throw new Error('not settled');
  // A transcript is kept as JSON and read back without its request.
  return JSON.parse(JSON.stringify(createReceipt(last, { values }))) as Receipt;
}

function mount(receipt: Receipt) {
  const user = userEvent.setup();
  render(
    <Host inbox={createInbox({ surfaces: ['form'], warn: () => undefined })}>
      <RequestReceipt receipt={receipt} />
    </Host>,
  );
  return user;
}

describe('RequestReceipt', () => {
  it('says who asked and what was decided, collapsed, after a reload [S-01]', async () => {
    mount(await settled('masked'));
    expect(part('root')).not.toHaveAttribute('open');
    expect(part('summary')).toHaveTextContent(
      `Travel agent · ${en['kind.form']} · ${en['settled.user.accept']}`,
    );
    expect(part('message')).toHaveTextContent('Please confirm your booking details:');
    expect(document.body.textContent).not.toContain('Barcelona');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows a value only while the person wants to see it, and never a secret [S-17]', async () => {
    const user = mount(await settled('revealable'));
    await user.click(part('summary'));
    expect(document.body.textContent).not.toContain('Barcelona');
    const reveal = screen.getByRole('button', { name: 'Show what was sent for City' });
    await user.click(reveal);
    expect(part('value')).toHaveTextContent('Barcelona');
    await user.click(screen.getByRole('button', { name: 'Hide what was sent for City' }));
    expect(document.body.textContent).not.toContain('Barcelona');
    await user.click(screen.getByRole('button', { name: /sent for sure/i }));
    expect(document.body.textContent).toContain(en.yes);
    expect(document.body.textContent).toContain(en['withheld.sensitive']);
    expect(document.body.textContent).not.toContain('hunter2');
  });
});
