import { expect, it } from 'vitest';
import { browserHands } from './browserHands.ts';
import { performAction } from './performAction.ts';
import { stageRequest } from './playCase.ts';

// Without the kit's stylesheet: nothing holds the buttons in place when an error shows or goes above them.
it('one press is enough although leaving the field takes its error away under the press', async () => {
  const properties = { n: { type: 'integer' } };
  const request = {
    message: 'How many?',
    requestedSchema: { type: 'object', properties, required: ['n'] },
  };
  const stage = await stageRequest(request, browserHands(), { review: 'never' });
  await stage.form.root();
  await performAction(stage, ['type', 'n', 'x']);
  await performAction(stage, ['submit']);
  expect(stage.form.invalidFields()).toEqual(['n']);
  await performAction(stage, ['clear', 'n']);
  await performAction(stage, ['type', 'n', '4']);
  await performAction(stage, ['submit']);
  expect(await stage.mounted.outcome).toMatchObject({ result: { action: 'accept', content: { n: 4 } } });
  stage.end();
});
