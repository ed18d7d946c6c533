import { type FieldOption, type FormContent, type FormField, inspectText } from '@assent/client';
import { Fragment, type JSX } from 'react';
import { elicitationFormText } from '../../locales/families/elicitationForm.ts';
import { useText } from '../../locales/useText.ts';
import { UntrustedText } from '../../untrusted-text/UntrustedText.tsx';
import { OptionTitle } from '../fields/OptionTitle.tsx';

export interface ReviewValueProps {
  readonly field: FormField;
  readonly value: FormContent[string];
}

/** The title the person chose, and the constant the server gets where the two differ (F8). */
function Chosen({ option, constant }: { option: FieldOption | undefined; constant: unknown }): JSX.Element {
  const sent = <code>{constant === '' ? '""' : <UntrustedText text={String(constant)} as="label" />}</code>;
  if (option === undefined) return sent;
  return (
    <>
      <OptionTitle option={option} />
      {option.title !== '' && option.title === String(constant) ? null : <> {sent}</>}
    </>
  );
}

/** One value as the server will get it. */
export function ReviewValue({ field, value }: ReviewValueProps): JSX.Element {
  const words = useText(elicitationFormText);
  if (field.kind === 'choice') {
    return <Chosen option={field.options.find((option) => option.constant === value)} constant={value} />;
  }
  if (field.kind === 'multi-choice' && typeof value === 'object') {
    const byConstant = new Map(field.options.map((option) => [option.constant, option]));
    return (
      <>
        {value.map((constant, index) => (
          <Fragment key={constant}>
            {index === 0 ? null : <br />}
            <Chosen option={byConstant.get(constant)} constant={constant} />
          </Fragment>
        ))}
      </>
    );
  }
  if (typeof value === 'boolean') return <>{words.string(value ? 'yes' : 'no')}</>;
  if (field.sensitivity.level === 'secret') return <>{'•'.repeat(8)}</>;
  // A suggestion of the server may hold what no one sees; the person is about to send it as their own (T7).
  const { display } = inspectText(String(value), { role: 'review' });
  return <bdi dir="auto">{value === '' ? '""' : display}</bdi>;
}
