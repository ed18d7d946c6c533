import type { PendingRequest } from '@assent/client';
import { type JSX, type ReactNode, useEffect, useRef } from 'react';
import { partOf } from '../internals/partOf.ts';
import { commonText } from '../locales/families/common.ts';
import { useText } from '../locales/useText.ts';
import { OperationName } from './OperationName.tsx';
import { RequestDeadline } from './RequestDeadline.tsx';
import { useRequestFrame } from './RequestFrame.ts';
import { ServerClaim } from './ServerClaim.tsx';
import { ServerNameClash } from './ServerNameClash.tsx';
import { ServerOrigin } from './ServerOrigin.tsx';
import { ServerTile } from './ServerTile.tsx';
import { serverIdentityAnatomy } from './serverIdentity.anatomy.ts';

export interface RequestHeaderProps {
  readonly request: PendingRequest;
  /** The kit's sentence, with the server's name in a slot. */
  readonly title: ReactNode;
  /** A new value moves the focus to the title: the step the person is in. */
  readonly step?: string;
  /** From 1. */
  readonly position?: { readonly index: number; readonly count: number };
}

/** Head of every surface: who asks, for which operation, and where in a round the person is. Renders a `<header>`. */
export function RequestHeader({ request, title, step, position }: RequestHeaderProps): JSX.Element {
  const words = useText(commonText);
  const frame = useRequestFrame();
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef<string | undefined>(undefined);

  useEffect(() => {
    const first = shownStep.current === undefined;
    if (shownStep.current === (step ?? '')) return;
    shownStep.current = step ?? '';
    if (!first || frame.focusTitle) heading.current?.focus({ preventScroll: first });
  }, [step, frame.focusTitle]);

  return (
    <header {...partOf(serverIdentityAnatomy, 'header')}>
      <ServerTile server={request.server} />
      <div>
        {frame.wrapTitle(
          <h2 {...partOf(serverIdentityAnatomy, 'title')} ref={heading} tabIndex={-1}>
            {title}
          </h2>,
        )}
        <p {...partOf(serverIdentityAnatomy, 'who')}>
          <ServerOrigin server={request.server} />
          <ServerClaim server={request.server} />
          <OperationName scope={request.scope} />
        </p>
        <ServerNameClash server={request.server} />
        {request.deadline === undefined ? null : <RequestDeadline deadline={request.deadline} />}
        {request.round?.askedAgain === true ? (
          <p {...partOf(serverIdentityAnatomy, 'asked-again')}>
            {words.string('askedAgain', { number: request.round.number })}
          </p>
        ) : null}
        {request.repeats === undefined ? null : (
          <p {...partOf(serverIdentityAnatomy, 'asked-again')}>
            {words.string('askedTimes', { count: request.repeats })}
          </p>
        )}
      </div>
      {position === undefined ? null : (
        <span {...partOf(serverIdentityAnatomy, 'position')}>{words.string('position', position)}</span>
      )}
    </header>
  );
}
