import type { LocationState } from './locationState.ts';

/** Returns the token of the mailed link that opened the page; null without one. */
export function readLinkToken({ secret }: LocationState): string | null {
  return new URLSearchParams(secret ?? '').get('token') || null;
}
