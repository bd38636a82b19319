import type { Arrival } from './arrival.ts';

/** The secret of the mailed link that opened the page; null where none did. */
export function readLinkToken({ secret }: Arrival): string | null {
  return new URLSearchParams(secret ?? '').get('token') || null;
}
