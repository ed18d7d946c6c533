import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { commonText } from '../locales/families/common.ts';
import { elicitationFormText } from '../locales/families/elicitationForm.ts';
import { useText } from '../locales/useText.ts';
import { useRequestFrame } from '../server-identity/RequestFrame.ts';
import { ServerName } from '../server-identity/ServerName.tsx';
import { ServerOrigin } from '../server-identity/ServerOrigin.tsx';
import { UntrustedText } from '../untrusted-text/UntrustedText.tsx';
import { useElicitationForm } from './ElicitationFormContext.ts';
import { elicitationFormAnatomy } from './elicitationForm.anatomy.ts';

/** Addresses to visit belong in URL mode, where they are inspected before anybody opens them. */
function asksToVisit(...texts: readonly unknown[]): boolean {
  return texts.some((text) => typeof text === 'string' && /https?:\/\/|\bwww\./i.test(text));
}

/** The server's stated purpose, quoted and apart from the kit's own words, and where the answers go (S-03). */
export function ElicitationFormMessage(): JSX.Element {
  const common = useText(commonText);
  const words = useText(elicitationFormText);
  const { request, session, answerable } = useElicitationForm('ElicitationForm.Message');
  const { title, description, shape } = session.model;
  const frame = useRequestFrame();
  const server = <ServerName server={request.server} />;
  return (
    <>
      {frame.wrapDescription(
        <figure {...partOf(elicitationFormAnatomy, 'message')}>
          <figcaption>{common.nodes('serverSays', { server })}</figcaption>
          {request.malformed === undefined ? (
            <blockquote>
              <UntrustedText text={request.params.message} />
            </blockquote>
          ) : null}
          {title === undefined ? null : (
            <p {...partOf(elicitationFormAnatomy, 'title')}>
              <UntrustedText text={title} as="label" />
            </p>
          )}
          {description === undefined ? null : (
            <p {...partOf(elicitationFormAnatomy, 'description')}>
              <UntrustedText text={description} />
            </p>
          )}
        </figure>,
      )}
      {answerable && shape !== 'confirm-only' ? (
        <p {...partOf(elicitationFormAnatomy, 'destination')}>
          {request.server.origin === undefined
            ? words.nodes('goesToLocal', { server })
            : words.nodes('goesTo', { server, origin: <ServerOrigin server={request.server} /> })}
        </p>
      ) : null}
      {asksToVisit(request.params.message, title, description) ? (
        <p {...partOf(elicitationFormAnatomy, 'caution')} data-level="link">
          {words.string('linkCaution')}
        </p>
      ) : null}
      {shape === 'yes-no' && request.scope?.destructive === true ? (
        <p {...partOf(elicitationFormAnatomy, 'caution')} data-level="destructive">
          {words.string(session.model.fields[0]?.kind === 'boolean' ? 'destructive' : 'destructiveChoice')}
        </p>
      ) : null}
    </>
  );
}
