import { randomBytes } from 'node:crypto';

/** Placeholder of the nonce in the application's HTML (Vite's `html.cspNonce`). */
export const noncePlaceholder = 'nonce-of-this-answer';

/** Creates 128 random bits for one answer, as a content security policy spells them. */
export function createNonce(): string {
  return randomBytes(16).toString('base64');
}

/** Removes the nonce from HTML whose inline parts are allowed by hashes. */
export function withoutNonce(html: string): string {
  return html
    .replace(/<meta property="csp-nonce"[^>]*>\s*/, '')
    .replaceAll(` nonce="${noncePlaceholder}"`, '');
}
