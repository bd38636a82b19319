import type { LocationState } from './locationState.ts';

/** The secret of the mailed link that opened the page; null where none did. */
export function readLinkToken({ secret }: LocationState): string | null {
  return new URLSearchParams(secret ?? '').get('token') || null;
}
