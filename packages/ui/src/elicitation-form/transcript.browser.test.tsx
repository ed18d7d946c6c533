import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles/index.css';
import { accessibilityTranscript } from '../test-support/accessibilityTranscript.ts';
import { ask, formInbox, schemaOf } from '../test-support/ask.ts';
import { Host } from '../test-support/Host.tsx';
import { listenToAnnouncements } from '../test-support/listenToAnnouncements.ts';
import { control, findPart, invalidFields, option, part } from '../test-support/parts.ts';

const schema = schemaOf(
  {
    guest: { type: 'string', title: 'Guest', description: 'As in the passport', minLength: 2 },
    nights: { type: 'integer', title: 'Nights', minimum: 1, maximum: 14, default: 3 },
    arrival: { type: 'string', format: 'date', title: 'Arrival' },
    breakfast: { type: 'boolean', title: 'Breakfast' },
    room: {
      type: 'string',
      title: 'Room',
      oneOf: [
        { const: 's', title: 'Sea view' },
        { const: 'g', title: 'Garden' },
      ],
    },
    city: { type: 'string', title: 'City', enum: Array.from({ length: 12 }, (_, index) => `City ${index}`) },
  },
  ['guest', 'room'],
);

function lines(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim());
}

test('what a screen reader hears from arrival to answer [S-02] [C1] [C2] [A1]', async () => {
  const { said, stop } = listenToAnnouncements();
  const inbox = formInbox();
  await render(<Host inbox={inbox} />);
  const outcome = ask(inbox, schema);
  await expect.poll(() => findPart('show')).not.toBeNull();
  await userEvent.click(part('show'));
  await expect.poll(() => findPart('actions'), { timeout: 10_000 }).not.toBeNull();
  await expect.poll(() => document.activeElement?.tagName).toBe('H2');
  expect(await accessibilityTranscript()).toEqual(
    lines(`
      dialog "Travel agent asks you something" — Travel agent says Please confirm your booking details:
      heading "Travel agent asks you something" [focused]
      mcp.travel.example
      Travel agent says
      Please confirm your booking details:
      What you answer goes to Travel agent, mcp.travel.example.
      As in the passport
      At least 2 characters.
      textbox "Guest" [required] — As in the passport At least 2 characters.
      optionalsuggested by the server
      button "Clear Nights"
      A whole number. From 1 to 14.
      textbox "Nights" = "3" — optional suggested by the server A whole number. From 1 to 14.
      optional
      Date "Arrival" — optional
      Breakfastoptional
      radiogroup "Breakfast" — optional
      radio "Yes"
      radio "No"
      Room
      radiogroup "Room" [required]
      optional
      combobox "City" — optional
      button "Show options"
      Nothing is sent yet: you check it all first.
      button "Decline with a reason…"
      button "Later"
      button "Cancel"
      button "Decline"
      button "Check and send"
    `),
  );

  await userEvent.click(part('accept'));
  await expect.poll(() => invalidFields()).toEqual(['guest', 'room']);
  expect(await accessibilityTranscript()).toEqual(
    lines(`
      dialog "Travel agent asks you something" — Travel agent says Please confirm your booking details:
      heading "Travel agent asks you something"
      mcp.travel.example
      Travel agent says
      Please confirm your booking details:
      What you answer goes to Travel agent, mcp.travel.example.
      group "2 answers need another look"
      heading "2 answers need another look"
      button "Guest"
      Answer this.
      button "Room"
      Choose one.
      As in the passport
      At least 2 characters.
      textbox "Guest" [focused, invalid, required] — Answer this. As in the passport At least 2 characters.
      Answer this.
      optionalsuggested by the server
      button "Clear Nights"
      A whole number. From 1 to 14.
      textbox "Nights" = "3" — optional suggested by the server A whole number. From 1 to 14.
      optional
      Date "Arrival" — optional
      Breakfastoptional
      radiogroup "Breakfast" — optional
      radio "Yes"
      radio "No"
      Room
      radiogroup "Room" [invalid, required] — Choose one.
      Choose one.
      optional
      combobox "City" — optional
      button "Show options"
      Nothing is sent yet: you check it all first.
      button "Decline with a reason…"
      button "Later"
      button "Cancel"
      button "Decline"
      button "Check and send"
    `),
  );

  await userEvent.fill(control('guest') as HTMLInputElement, 'Mona');
  await userEvent.click(option('room', 'g'));
  await userEvent.click(part('accept'));
  await expect.poll(() => findPart('review')).not.toBeNull();
  await expect.poll(() => document.activeElement?.tagName).toBe('H2');
  expect(await accessibilityTranscript()).toEqual(
    lines(`
      dialog "Check what will be sent" — Travel agent gets exactly this and nothing else.
      heading "Check what will be sent" [focused]
      mcp.travel.example
      Travel agent gets exactly this and nothing else.
      term "Guest"
      Mona
      button "Change Guest"
      term "Nights"
      3 suggested
      button "Change Nights"
      term "Arrival"
      not answered, nothing is sent
      button "Change Arrival"
      term "Breakfast"
      not answered, nothing is sent
      button "Change Breakfast"
      term "Room"
      Garden g
      button "Change Room"
      term "City"
      not answered, nothing is sent
      button "Change City"
      Sent as soon as you press the button.
      button "Decline with a reason…"
      button "Back"
      button "Cancel"
      button "Decline"
      button "Send to Travel agent"
    `),
  );

  await userEvent.click(part('accept'));
  await outcome;
  await expect.poll(() => findPart('content')).toBeNull();
  await expect.poll(() => said.at(-1)).toBe('Your answer was sent.');
  stop();
  expect(said).toEqual(
    lines(`
      A server asks you something. Its request is waiting.
      2 answers need another lookGuest Answer this.Room Choose one.
      1 answer needs another lookRoom Choose one.
      Your answer was sent.
    `),
  );
});
