import type { FormProblem } from '@assent/client';
import type { JSX } from 'react';
import { partOf } from '../../internals/partOf.ts';
import { elicitationFormText } from '../../locales/families/elicitationForm.ts';
import { useText } from '../../locales/useText.ts';
import { UntrustedText } from '../../untrusted-text/UntrustedText.tsx';
import { useElicitationForm } from '../ElicitationFormContext.ts';
import { elicitationFormAnatomy } from '../elicitationForm.anatomy.ts';

/** How many faults are listed: one hostile schema may have thousands. */
const mostListed = 10;

/** Why a form can't be answered, with the details its developer needs folded away. */
export function Problems(): JSX.Element {
  const words = useText(elicitationFormText);
  const { session, request } = useElicitationForm('ElicitationForm.Notices');
  const listed = session.model.problems.slice(0, mostListed);
  const sentence = (problem: FormProblem): JSX.Element => (
    <>
      {words.byCode(`problem.${problem.code}`, {
        field: <UntrustedText text={problem.name ?? ''} as="label" />,
      })}
    </>
  );
  return (
    <section {...partOf(elicitationFormAnatomy, 'problems')}>
      <h3>{words.string('problemsTitle')}</h3>
      <p>{words.string('problemsExplain')}</p>
      <ul>
        {request.malformed === undefined ? null : <li>{words.string('problem.message-missing')}</li>}
        {listed.map((problem) => (
          <li key={`${problem.code} ${problem.name ?? ''}`}>{sentence(problem)}</li>
        ))}
      </ul>
      {listed.length === 0 ? null : (
        <details>
          <summary>{words.string('problemDetail')}</summary>
          <ul>
            {listed.map((problem) => (
              <li key={`${problem.code} ${problem.name ?? ''}`}>
                <UntrustedText text={problem.detail} notice={false} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
