import { foldText } from './foldText.ts';
import { nameSkeleton } from './nameSkeleton.ts';

/** The parts of a server's identity that a person reads; a `ServerIdentity` is one. */
export interface NamedServer {
  readonly id: string;
  readonly label: string;
  readonly origin?: string;
  readonly claimedName?: string;
}

/** A connection whose name can be taken for another one's. */
export interface NameClash {
  readonly kind: 'duplicate-name' | 'lookalike-name';
  /** `label`: both are the host's own labels. `claimed-name`: this server calls itself what another one is called. */
  readonly by: 'label' | 'claimed-name';
  /** The other connection's id. */
  readonly with: string;
}

/** Names longer than this differ at a glance or are cut on screen anyway. */
const compared = 200;

/**
 * Which connections a person could take for one another, by server id; a server that clashes with none is absent (T4).
 * A second connection to the same origin may claim the same name: it is the same server.
 */
export function compareServerNames(
  servers: readonly NamedServer[],
): ReadonlyMap<string, readonly NameClash[]> {
  const labelled = new Map<string, NamedServer[]>();
  for (const server of servers) {
    const skeleton = skeletonOf(server.label);
    labelled.set(skeleton, [...(labelled.get(skeleton) ?? []), server]);
  }
  const clashes = servers.map((server): readonly [string, NameClash[]] => {
    const others = (name: string): NamedServer[] =>
      (labelled.get(skeletonOf(name)) ?? []).filter((other) => other.id !== server.id && name !== '');
    const claim = server.claimedName ?? '';
    const sameLabel = others(server.label);
    return [
      server.id,
      [
        ...sameLabel.map((other) => clash('label', server.label, other)),
        ...others(claim)
          .filter((other) => !sameLabel.includes(other) && !isSameOrigin(server, other))
          .map((other) => clash('claimed-name', claim, other)),
      ],
    ];
  });
  return new Map(clashes.filter(([, found]) => found.length > 0));
}

function clash(by: NameClash['by'], name: string, other: NamedServer): NameClash {
  const same = foldText(name).trim() === foldText(other.label).trim();
  return { kind: same ? 'duplicate-name' : 'lookalike-name', by, with: other.id };
}

function skeletonOf(name: string): string {
  const start = name.slice(0, compared);
  // Names of signs only, such as emoji, have no letters to compare and are compared as they are.
  return nameSkeleton(start) || foldText(start);
}

function isSameOrigin(a: NamedServer, b: NamedServer): boolean {
  return a.origin !== undefined && a.origin === b.origin;
}
