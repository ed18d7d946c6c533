import type { FormRequest } from '@assent/client';
import { type JSX, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { partOf } from '../internals/partOf.ts';
import { useAssentSettings } from '../provider/AssentContext.ts';
import { ElicitationFormContext } from './ElicitationFormContext.ts';
import { elicitationFormAnatomy } from './elicitationForm.anatomy.ts';
import { useFormController } from './session/useFormController.ts';
import { useFormSnapshot } from './session/useFormSession.ts';

export interface ElicitationFormRootProps {
  readonly request: FormRequest;
  /** Offers "Later"; also puts away a request that has ended. */
  readonly onLater?: () => void;
  /** Place in a round or queue, from 1. */
  readonly position?: { readonly index: number; readonly count: number };
  readonly children?: ReactNode;
}

/** Controls that Enter has a meaning of its own in. */
const ownEnter = 'textarea, button, a, select, summary';

/**
 * Holds one form request: its draft, its step, and its outcome. Enter in a field checks and leads on, but never sends
 * (C5). Renders a `<form>`.
 */
export function ElicitationFormRoot({
  request,
  onLater,
  position,
  children,
}: ElicitationFormRootProps): JSX.Element {
  const { dir, language } = useAssentSettings('ElicitationForm.Root');
  const root = useRef<HTMLFormElement>(null);
  const controller = useFormController({ request, root, onLater, position });
  const { phase } = useFormSnapshot(controller.session);

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>): void => {
    const { nativeEvent } = event;
    if (event.key !== 'Enter' || nativeEvent.isComposing || nativeEvent.keyCode === 229) return;
    if (event.defaultPrevented || (event.target as Element).matches(ownEnter)) return;
    event.preventDefault();
    if (!event.repeat && phase === 'edit' && controller.answerable) controller.check();
  };

  return (
    <ElicitationFormContext.Provider value={controller}>
      <form
        {...partOf(elicitationFormAnatomy, 'root')}
        ref={root}
        data-state={phase}
        data-ended={controller.ended}
        data-shape={controller.session.model.shape}
        lang={language}
        dir={dir}
        noValidate
        autoComplete="off"
        onKeyDown={onKeyDown}
        onSubmit={(event) => event.preventDefault()}
      >
        {children}
      </form>
    </ElicitationFormContext.Provider>
  );
}
