import type { CaseAction } from './ElicitationCase.ts';
import { type FormPage, submit, until } from './FormPage.ts';
import type { Hands } from './Hands.ts';

export interface Stage {
  readonly form: FormPage;
  readonly hands: Hands;
  readonly isSettled: () => boolean;
}

function isChosen(option: Element): boolean {
  return option.getAttribute('data-state') === 'checked';
}

/** By what the server gets or by what the person reads: cases name either. */
function findOption(form: FormPage, name: string, wanted: string): Element {
  const options = form.options(name);
  const found =
    options.find((option) => option.textContent?.trim() === wanted) ??
    options.find((option) => option.getAttribute('data-value') === wanted);
  if (found === undefined) throw new Error(`The field "${name}" has no option "${wanted}"`);
  return found;
}

/** Few options are all in view; many are searched by what is typed. */
async function choose(stage: Stage, name: string, wanted: string): Promise<void> {
  const { form, hands } = stage;
  const control = form.control(name);
  if (control instanceof HTMLInputElement) {
    await hands.clear(control);
    await hands.type(control, wanted);
    await until(`the option "${wanted}" of "${name}"`, () => form.options(name)[0]);
  }
  await hands.click(findOption(form, name, wanted));
}

async function setChecked(
  stage: Stage,
  name: string,
  wanted: readonly string[],
  checked: boolean,
): Promise<void> {
  for (const title of wanted) {
    const option = findOption(stage.form, name, title);
    if (isChosen(option) !== checked) await stage.hands.click(option);
  }
}

/** Yes when unanswered or No, No when Yes. */
async function toggle(stage: Stage, name: string): Promise<void> {
  const options = stage.form.options(name);
  const yes = options.find((option) => option.getAttribute('data-value') === 'true');
  const no = options.find((option) => option.getAttribute('data-value') === 'false');
  if (yes === undefined || no === undefined) throw new Error(`The field "${name}" offers no Yes and No`);
  await stage.hands.click(isChosen(yes) ? no : yes);
}

async function press(stage: Stage, part: string): Promise<void> {
  const button = await until(`the ${part} button`, () => stage.form.part(part));
  await stage.hands.click(button);
}

/** Does what one step of a case says, through the DOM contract alone. */
export async function performAction(stage: Stage, [verb, ...operands]: CaseAction): Promise<void> {
  const { form, hands } = stage;
  const [name, value] = operands;
  const field = String(name);
  const text = String(value);
  const list = Array.isArray(value) ? (value as readonly string[]) : [text];
  switch (verb) {
    case 'type':
    case 'typeKeyByKey':
    case 'pickDateTime':
      return hands.type(form.control(field), text);
    case 'paste':
      return hands.paste(form.control(field), text);
    case 'clear':
      return hands.clear(form.control(field));
    case 'focus':
      return hands.click(form.control(field));
    case 'key':
      return hands.press(field);
    case 'blur':
      return hands.press('Tab');
    case 'select':
      return choose(stage, field, text);
    case 'check':
      return setChecked(stage, field, list, true);
    case 'uncheck':
      return setChecked(stage, field, list, false);
    case 'toggle':
      return toggle(stage, field);
    case 'submit':
      return submit(form, hands, stage.isSettled);
    case 'decline':
    case 'cancel':
      return press(stage, verb);
    case 'render':
    case 'mount':
      return;
    default:
      throw new Error(`No test knows how to "${verb}"`);
  }
}
