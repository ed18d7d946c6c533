import type { Receipt } from '@assent/client/activity';
import type { JSX } from 'react';
import { settledWords } from '../activity-log/settledWords.ts';
import { partOf } from '../internals/partOf.ts';
import { activityText } from '../locales/families/activity.ts';
import { commonText } from '../locales/families/common.ts';
import { useText } from '../locales/useText.ts';
import { useAssentSettings } from '../provider/AssentContext.ts';
import { ServerName } from '../server-identity/ServerName.tsx';
import { ServerOrigin } from '../server-identity/ServerOrigin.tsx';
import { UntrustedText } from '../untrusted-text/UntrustedText.tsx';
import { ReceiptFieldLine } from './ReceiptFieldLine.tsx';
import { requestReceiptAnatomy } from './requestReceipt.anatomy.ts';

export interface RequestReceiptProps {
  /** As `createReceipt` made it, or as it was read back from storage. */
  readonly receipt: Receipt;
}

/** A settled request in a transcript, collapsed: who asked, what was decided, values masked (S-01). Renders a `<details>`. */
export function RequestReceipt({ receipt }: RequestReceiptProps): JSX.Element {
  const words = useText(activityText);
  const common = useText(commonText);
  const { locale, timeZone, dir, language } = useAssentSettings('RequestReceipt');
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const server = <ServerName server={receipt.server} />;
  const stamp = (label: string, at: number): JSX.Element => (
    <p {...partOf(requestReceiptAnatomy, 'detail')}>
      {label}: <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
    </p>
  );
  return (
    <details
      {...partOf(requestReceiptAnatomy, 'root')}
      data-kind={receipt.kind}
      data-action={receipt.action}
      lang={language}
      dir={dir}
    >
      <summary {...partOf(requestReceiptAnatomy, 'summary')}>
        {server} · {words.string(`kind.${receipt.kind}`)} · {settledWords(words, receipt)}
        {receipt.noted === true ? ` (${words.string('noted')})` : null}
      </summary>
      <div {...partOf(requestReceiptAnatomy, 'body')}>
        <p {...partOf(requestReceiptAnatomy, 'detail')}>
          <ServerOrigin server={receipt.server} />
        </p>
        {receipt.message === undefined ? null : (
          <figure {...partOf(requestReceiptAnatomy, 'message')}>
            <figcaption>{common.nodes('serverSays', { server })}</figcaption>
            <UntrustedText text={receipt.message} />
          </figure>
        )}
        {receipt.scope === undefined ? null : (
          <p {...partOf(requestReceiptAnatomy, 'detail')}>
            {words.string('receiptOperation')}:{' '}
            <code>
              <UntrustedText text={receipt.scope.name} as="label" />
            </code>
          </p>
        )}
        {receipt.origin === undefined ? null : (
          <p {...partOf(requestReceiptAnatomy, 'detail')}>
            {words.nodes('site', { origin: <UntrustedText text={receipt.origin} as="label" /> })}
          </p>
        )}
        {receipt.model === undefined ? null : (
          <p {...partOf(requestReceiptAnatomy, 'detail')}>
            {words.nodes('model', { model: <UntrustedText text={receipt.model} as="label" /> })}
          </p>
        )}
        {receipt.roots === undefined ? null : (
          <p {...partOf(requestReceiptAnatomy, 'detail')}>
            {words.string('rootsShared', { count: receipt.roots })}
          </p>
        )}
        {receipt.fields.length === 0 ? null : (
          <section {...partOf(requestReceiptAnatomy, 'fields')} aria-label={words.string('receiptAnswers')}>
            <ul>
              {receipt.fields.map((field) => (
                <ReceiptFieldLine key={field.name} field={field} />
              ))}
            </ul>
          </section>
        )}
        {stamp(words.string('receiptAsked'), receipt.askedAt)}
        {stamp(words.string('receiptSettled'), receipt.settledAt)}
      </div>
    </details>
  );
}
