import { maskSecrets } from '../secrets/maskValue.ts';
import { redactUrl } from './redactUrl.ts';

const url = /\b[A-Za-z][A-Za-z0-9+.-]{1,20}:\/\/[^\s<>"']+/g;

/** A server's sentence as a record may keep it: at most `limit` characters, URLs by their origin, credentials masked. */
export function redactText(text: string, limit = 2000): string {
  return maskSecrets(text.slice(0, limit).replace(url, redactUrl));
}
