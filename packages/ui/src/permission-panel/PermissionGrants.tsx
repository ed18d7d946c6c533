import type { ServerIdentity } from '@assent/client';
import type { Grant, Policy } from '@assent/client/policy';
import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { permissionPanelText } from '../locales/families/permissionPanel.ts';
import { useText } from '../locales/useText.ts';
import { useAssentSettings } from '../provider/AssentContext.ts';
import { plainLabel } from '../untrusted-text/plainLabel.ts';
import { permissionPanelAnatomy } from './permissionPanel.anatomy.ts';

export interface PermissionGrantsProps {
  readonly server: ServerIdentity;
  readonly policy: Policy;
  readonly grants: readonly Grant[];
  readonly onRevoked: () => void;
}

/** What the person allowed a server and since when, what it used of its limits, and the end of it. */
export function PermissionGrants({
  server,
  policy,
  grants,
  onRevoked,
}: PermissionGrantsProps): JSX.Element | null {
  const words = useText(permissionPanelText);
  const { locale, timeZone } = useAssentSettings('PermissionPanel');
  const meters = policy.meters(server.id);
  const dateOf = (time: number): string =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(time);

  return (
    <>
      {grants.length === 0 ? null : (
        <section>
          <h4>{words.string('grantsTitle')}</h4>
          <ul>
            {grants.map((grant) => (
              <li {...partOf(permissionPanelAnatomy, 'grant')} data-lifetime={grant.lifetime} key={grant.id}>
                <span>
                  {words.string(`lifetime.${grant.lifetime}`)}
                  {', '}
                  {words.string(`situation.${grant.situation}`)}
                  {', '}
                  <time dateTime={new Date(grant.grantedAt).toISOString()}>
                    {words.string('since', { date: dateOf(grant.grantedAt) })}
                  </time>
                  {grant.reviewResponses ? ` ${words.string('reviews')}` : null}
                </span>
                <button
                  {...partOf(permissionPanelAnatomy, 'revoke')}
                  type="button"
                  aria-label={words.string('revokeNamed', {
                    server: plainLabel(server.label),
                    date: dateOf(grant.grantedAt),
                  })}
                  onClick={() => {
                    policy.revoke(grant.id);
                    onRevoked();
                  }}
                >
                  {words.string('revoke')}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {meters.length === 0 ? null : (
        <section>
          <h4>{words.string('metersTitle')}</h4>
          <ul>
            {meters.map(({ grantId, limit, period, used, reserved, max }) => {
              const text = words.string(`meter.${limit}`, { used: used + reserved, max });
              return (
                <li
                  {...partOf(permissionPanelAnatomy, 'meter')}
                  data-limit={limit}
                  data-period={period}
                  key={`${grantId} ${period} ${limit}`}
                >
                  <span>
                    {text} {words.string(`period.${period}`)}
                  </span>
                  <meter min={0} max={max} value={used + reserved} aria-label={text} />
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
}
