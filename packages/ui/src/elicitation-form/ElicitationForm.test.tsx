import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { schemaOf, travel } from '../test-support/ask.ts';
import { everythingSchema } from '../test-support/everythingSchema.ts';
import { mountForm } from '../test-support/mountForm.tsx';
import { control, field, findField, findPart, invalidFields, option, part } from '../test-support/parts.ts';

const name = schemaOf({ a: { type: 'string' } }, ['a']);

test('the 13-field form is checked, reviewed, and sent as it was shown [S-02] [S-09]', async () => {
  const { user, outcome } = await mountForm(everythingSchema);
  expect(document.querySelectorAll('[data-part="field"]')).toHaveLength(13);

  await user.click(part('accept'));
  await waitFor(() => expect(invalidFields()).toEqual(['name']));
  expect(control('name')).toHaveFocus();
  expect(part('error-summary')).toHaveTextContent('1 answer needs another look');

  await user.type(control('name'), 'Mona Lisa');
  expect(findPart('error-summary')).toBeNull();
  await user.type(control('email'), 'mona@example.com');
  await user.click(option('check', 'true'));
  await user.click(part('accept'));
  await waitFor(() => expect(part('root', part('content'))).toHaveAttribute('data-state', 'review'));
  expect(part('review')).toHaveTextContent('mona@example.com');
  await user.click(part('accept'));
  await expect(outcome).resolves.toMatchObject({
    action: 'accept',
    reason: 'user',
    result: {
      content: {
        name: 'Mona Lisa',
        check: true,
        firstLine: 'It was a dark and stormy night.',
        email: 'mona@example.com',
        integer: 42,
        number: 3.14,
        untitledSingleSelectEnum: 'Monica',
        untitledMultipleSelectEnum: ['Guitar'],
        titledSingleSelectEnum: 'hero-1',
        titledMultipleSelectEnum: ['fish-1'],
        legacyTitledEnum: 'pet-1',
      },
    },
  });
});

test('what is reviewed is a frozen object, and that object is what leaves', async () => {
  const { user, inbox } = await mountForm(name);
  const sent: unknown[] = [];
  inbox.onSettled(({ outcome }) => sent.push(outcome.result?.content));
  await user.type(control('a'), 'x');
  await user.click(part('accept'));
  await user.click(await waitFor(() => part('accept', part('content'))));
  await waitFor(() => expect(sent).toEqual([{ a: 'x' }]));
});

test('Enter in a field shows the errors or leads to the review, and never sends [C5]', async () => {
  const { user, settled } = await mountForm(name);
  await user.click(control('a'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(invalidFields()).toEqual(['a']));
  await user.keyboard('x{Enter}');
  await waitFor(() => expect(part('review')).toBeVisible());
  await user.keyboard('{Enter}{Enter}');
  expect(settled()).toBeUndefined();
});

test('without a review Enter leads to the button instead of pressing it', async () => {
  const { user, settled } = await mountForm(name, { host: { review: 'never' } });
  await user.type(control('a'), 'x{Enter}');
  await waitFor(() => expect(part('accept')).toHaveFocus());
  expect(settled()).toBeUndefined();
});

test('with review "typed" choosing is sent at once and typing is shown first', async () => {
  const schema = schemaOf({ seat: { type: 'string', enum: ['window', 'aisle'] }, note: { type: 'string' } });
  const first = await mountForm(schema, { host: { review: 'typed' } });
  await first.user.click(option('seat', 'aisle'));
  await first.user.click(part('accept'));
  await expect(first.outcome).resolves.toMatchObject({ result: { content: { seat: 'aisle' } } });
  first.view.unmount();
  const second = await mountForm(schema, { host: { review: 'typed' } });
  await second.user.type(control('note'), 'x');
  await second.user.click(part('accept'));
  await waitFor(() => expect(part('review')).toBeVisible());
});

test('errors wait until a field is left, and go as soon as the answer fits', async () => {
  const { user } = await mountForm(
    schemaOf({ mail: { type: 'string', format: 'email' }, b: { type: 'string' } }),
  );
  await user.type(control('mail'), 'mona@');
  expect(invalidFields()).toEqual([]);
  await user.tab();
  expect(invalidFields()).toEqual(['mail']);
  expect(control('mail')).toHaveAccessibleDescription(/such as mona@example.com/);
  expect(control('mail')).toHaveAttribute('aria-invalid', 'true');
  await user.type(control('mail'), 'example.com');
  expect(invalidFields()).toEqual([]);
});

test('leaving an empty required field says nothing; only accepting does', async () => {
  const { user } = await mountForm(schemaOf({ a: { type: 'string' }, b: { type: 'string' } }, ['a']));
  await user.click(control('a'));
  await user.tab();
  expect(invalidFields()).toEqual([]);
});

test('every optional field can be cleared, a default too, and is then absent', async () => {
  const { user, outcome, accept } = await mountForm(
    schemaOf({
      text: { type: 'string', default: 'Hello' },
      n: { type: 'integer', default: 3 },
      flag: { type: 'boolean', default: true },
      pick: { type: 'string', enum: ['a', 'b'], default: 'a' },
      tags: { type: 'array', items: { type: 'string', enum: ['x', 'y'] }, default: ['x'] },
    }),
  );
  for (const property of ['text', 'n', 'flag', 'pick', 'tags']) {
    expect(part('suggestion', field(property))).toHaveTextContent('suggested by the server');
    await user.click(part('clear', field(property)));
    expect(findPart('suggestion', field(property))).toBeNull();
  }
  await accept();
  await expect(outcome).resolves.toMatchObject({ result: { action: 'accept', content: {} } });
});

test('clearing hands the focus back to the field, and the button is named after it', async () => {
  const { user } = await mountForm(
    schemaOf({ text: { type: 'string', title: 'Greeting', default: 'Hello' } }),
  );
  await user.click(screen.getByRole('button', { name: 'Clear Greeting' }));
  expect(control('text')).toHaveFocus();
});

test('an optional boolean is absent until it is answered, and No is an answer [S-05]', async () => {
  const { user, outcome, accept } = await mountForm(
    schemaOf({ notify: { type: 'boolean' }, other: { type: 'boolean' }, name: { type: 'string' } }, ['name']),
  );
  await user.type(control('name'), 'x');
  await user.click(option('notify', 'false'));
  await accept();
  await expect(outcome).resolves.toMatchObject({ result: { content: { name: 'x', notify: false } } });
  expect((await outcome).result?.content).not.toHaveProperty('other');
});

test('a message without fields is one small question that sends an agreement and no data', async () => {
  const { user, outcome } = await mountForm(
    { type: 'object', properties: {} },
    { message: 'Water the plants now?' },
  );
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(part('accept')).toHaveTextContent('Say yes to Travel agent');
  await user.click(part('accept'));
  await expect(outcome).resolves.toMatchObject({ result: { action: 'accept', content: {} } });
});

test('a lone yes or no of a destructive operation starts unanswered, warns, and keeps the words of the server [S-12]', async () => {
  const { user, outcome } = await mountForm(
    schemaOf({ sure: { type: 'boolean', title: 'Delete “Barcelona 2026”?', default: true } }, ['sure']),
    {
      scope: {
        id: 's',
        method: 'tools/call',
        name: 'delete_itinerary',
        attribution: 'certain',
        destructive: true,
      },
    },
  );
  expect(field('sure').querySelector('input:checked')).toBeNull();
  expect(screen.getByRole('radiogroup', { name: 'Delete “Barcelona 2026”?' })).toBeVisible();
  expect(screen.getByText(/can delete or overwrite/)).toBeVisible();
  await user.click(option('sure', 'false'));
  await user.click(part('accept'));
  await expect(outcome).resolves.toMatchObject({ result: { content: { sure: false } } });
});

test('declining sends no content and keeps its reason for the host [S-04]', async () => {
  const { user, outcome } = await mountForm(name);
  await user.type(control('a'), 'half');
  await user.click(screen.getByRole('button', { name: 'Decline with a reason…' }));
  await user.type(screen.getByLabelText(/^Why/), 'Too expensive');
  await user.click(part('decline', part('decline-panel')));
  const { action, note, result } = await outcome;
  expect({ action, note, result }).toEqual({
    action: 'decline',
    note: 'Too expensive',
    result: { action: 'decline' },
  });
});

test('the review names the constant beside the title, what is not answered, and leads back to any field', async () => {
  const { user } = await mountForm(
    schemaOf({
      room: { type: 'string', title: 'Room', oneOf: [{ const: 'r-1', title: 'Sea view' }] },
      note: { type: 'string', title: 'Note' },
    }),
  );
  await user.click(option('room', 'r-1'));
  await user.click(part('accept'));
  await waitFor(() => expect(part('review')).toBeVisible());
  expect(screen.getByRole('heading', { name: 'Check what will be sent' })).toHaveFocus();
  const row = (property: string): HTMLElement => {
    const element = document.querySelector<HTMLElement>(`[data-part="review-row"][data-field="${property}"]`);
    if (element === null) throw new Error(property);
    return element;
  };
  expect(row('room')).toHaveTextContent('RoomSea view r-1');
  expect(row('note')).toHaveTextContent('not answered, nothing is sent');
  await user.click(screen.getByRole('button', { name: 'Change Note' }));
  await waitFor(() => expect(control('note')).toHaveFocus());
});

test('a form that asks for a secret has no inputs and no accept, says why, and can be declined [S-08] [F1]', async () => {
  const { user, outcome } = await mountForm(
    schemaOf({ password: { type: 'string', title: 'Your password' } }),
  );
  expect(findPart('accept')).toBeNull();
  expect(findField('password')).toBeNull();
  expect(part('secret-refusal')).toHaveTextContent('Your password');
  expect(part('secret-refusal')).toHaveTextContent('URL mode');
  await user.click(part('decline'));
  await expect(outcome).resolves.toMatchObject({ action: 'decline', reason: 'user' });
});

test('under onSecret "warn" the field is masked and needs a consent of its own', async () => {
  const { user, outcome, accept } = await mountForm(
    schemaOf({ password: { type: 'string', title: 'Your password' } }),
    { host: { onSecret: 'warn' } },
  );
  expect(control('password')).toHaveAttribute('type', 'password');
  await user.type(control('password'), 'hunter2');
  await user.click(part('accept'));
  await waitFor(() => expect(invalidFields()).toEqual(['password']));
  await user.click(screen.getByRole('checkbox', { name: /give it anyway/ }));
  await accept();
  await expect(outcome).resolves.toMatchObject({ result: { content: { password: 'hunter2' } } });
});

test('a value that looks like a credential needs a second word before it leaves [F4]', async () => {
  const { user, outcome, accept } = await mountForm(schemaOf({ note: { type: 'string', title: 'Remarks' } }));
  await user.type(control('note'), 'https://mona:hunter2@example.com/');
  await user.click(part('accept'));
  await waitFor(() => expect(invalidFields()).toEqual(['note']));
  expect(part('field-error', field('note'))).toHaveTextContent('looks like a credential');
  await user.click(screen.getByRole('checkbox', { name: 'Send it anyway' }));
  await accept();
  await expect(outcome).resolves.toMatchObject({ action: 'accept' });
});

test('a form that nothing can satisfy says so, names the field, and keeps decline and cancel', async () => {
  const { user, outcome } = await mountForm({
    type: 'object',
    properties: { a: { type: 'string' } },
    required: ['a', 'ghost'],
  });
  expect(findPart('accept')).toBeNull();
  expect(part('problems')).toHaveTextContent('ghost');
  await user.click(part('cancel'));
  await expect(outcome).resolves.toMatchObject({ action: 'cancel', reason: 'user' });
});

test('no name, id or autocomplete tells a browser what a server wants [F5]', async () => {
  await mountForm(
    schemaOf({
      'street-address': { type: 'string', title: 'Reference' },
      email: { type: 'string', format: 'email' },
      tel: { type: 'string' },
    }),
  );
  const told = [...document.querySelectorAll('input, textarea, form')].flatMap((element) =>
    ['id', 'name', 'autocomplete'].map((attribute) => element.getAttribute(attribute) ?? ''),
  );
  expect(told.filter((value) => /street|address|mail|tel/i.test(value))).toEqual([]);
  expect(control('email')).toHaveAttribute('autocomplete', 'off');
});

test('words of the server are text, and never join a sentence of the kit [S-01] [T2] [T8]', async () => {
  await mountForm(schemaOf({ a: { type: 'string', title: 'ACME Host - trusted prompt' } }), {
    message: '<b>Host security check</b> [click](https://evil.test) \u202eevil',
    server: { ...travel, claimedName: 'Your bank' },
  });
  expect(document.querySelector('[data-part="message"] b, a')).toBeNull();
  expect(part('message')).toHaveTextContent('<b>Host security check</b> [click](https://evil.test)');
  expect(part('claimed-name')).toHaveTextContent('calls itself Your bank');
  for (const text of document.querySelectorAll('bdi')) expect(text).toHaveAttribute('dir', 'auto');
});

test('the form of a hostile schema neither pollutes nor crashes [F9]', async () => {
  const schema = JSON.parse(
    '{"type":"object","properties":{"__proto__":{"type":"string"},"constructor":{"type":"string"}},"required":["constructor"]}',
  );
  const { user, outcome, accept } = await mountForm(schema);
  await user.click(part('accept'));
  await waitFor(() => expect(invalidFields()).toEqual(['constructor']));
  await user.type(control('constructor'), 'x');
  await accept();
  const { result } = await outcome;
  expect(Object.keys(result?.content as object)).toEqual(['constructor']);
  expect(({} as Record<string, unknown>).type).toBeUndefined();
});

test('property names of any spelling come back as they were', async () => {
  const names = ['lamp.colour_temp', 'owner/repo', '~x', 'page[size]', '0', 'ünï cöde', '%2e'];
  const { user, outcome, accept } = await mountForm(
    schemaOf(Object.fromEntries(names.map((property) => [property, { type: 'string' }]))),
  );
  for (const property of names) await user.type(control(property), 'v');
  await accept();
  const { result } = await outcome;
  expect(result?.content).toEqual(Object.fromEntries(names.map((property) => [property, 'v'])));
});

test('the language, wording and direction are the host’s to choose', async () => {
  await mountForm(name, {
    host: { locale: 'zh-CN', dir: 'rtl', messages: { elicitationForm: { decline: '算了' } } },
  });
  expect(screen.getByRole('heading', { name: 'Travel agent 有事问您' })).toBeVisible();
  expect(part('decline')).toHaveTextContent('算了');
  expect(part('content')).toHaveAttribute('dir', 'rtl');
  expect(part('content')).toHaveAttribute('lang', 'zh-CN');
});

test('an answer given in another window is explained, not swallowed', async () => {
  const { user, inbox } = await mountForm(name);
  await user.type(control('a'), 'x');
  const [request] = inbox.getSnapshot();
  act(() => inbox.withdraw(({ id }) => id === request?.id, 'answered-elsewhere'));
  expect(part('ended')).toHaveTextContent('answered in another window');
});
