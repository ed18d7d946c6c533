/**
 * The registrable domain of an ASCII host without its trailing dot, such as `alice.github.io` for `a.alice.github.io`;
 * `null` when the host itself is a public suffix, `undefined` when the resolver can't tell.
 */
export type RegistrableDomainResolver = (host: string) => string | null | undefined;

export interface InspectUrlOptions {
  /** `local` when the server runs on the user's machine, so that loopback addresses are its own (U4). Default `remote`. */
  readonly policy?: 'remote' | 'local' | undefined;
  /** What to do with http outside loopback. Default `block`. */
  readonly insecureHttp?: 'block' | 'warn' | undefined;
  /** Registrable domains the host wants guarded against imitation, such as its own. */
  readonly protectedDomains?: readonly string[] | undefined;
  /** Exact hosts whose warnings are silenced; what blocks still blocks, and consent is still asked (U14). */
  readonly trustedHosts?: readonly string[] | undefined;
  /** Origins of the authorization server the host uses for this connection; a request to go there is flagged (EL-URL-44). */
  readonly authorizationServers?: readonly string[] | undefined;
  /** Public suffix knowledge, such as `@assent/client/url-psl`; without it the whole host is emphasised (U7). */
  readonly getRegistrableDomain?: RegistrableDomainResolver | undefined;
  /** Whether a public suffix belongs to a company (`github.io`) rather than a registry; adds the note `private-suffix`. */
  readonly isPrivateSuffix?: ((suffix: string) => boolean) | undefined;
}
