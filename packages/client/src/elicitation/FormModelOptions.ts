import type { SchemaLimits } from './SchemaLimits.ts';

/** What a host knows and a schema does not say. */
export interface FormModelOptions {
  /** BCP 47 tag whose decimal mark and digits typed numbers may use; the run-time's own by default. */
  readonly locale?: string;
  /** IANA zone in which typed dates with a time are read; the run-time's own by default. */
  readonly timeZone?: string;
  /** The request's message: evidence for what a field asks for. */
  readonly message?: string;
  /** Whether a field that asks for a credential makes the form unanswerable (default) or is masked and warned about. */
  readonly onSecret?: 'refuse' | 'warn';
  /** The operation declares `destructiveHint`: a lone boolean then starts unanswered rather than at yes. */
  readonly destructive?: boolean;
  /** Revision of the connection: before 2025-11-25 an answer holds no lists (EL-FORM-28). Unknown allows them. */
  readonly protocolVersion?: string;
  /** Lower limits than the kit's own (F10). */
  readonly limits?: Partial<SchemaLimits>;
}
