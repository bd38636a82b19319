import { randomBytes } from 'node:crypto';

/** Placeholder in the application's HTML for the nonce of a response (Vite's `html.cspNonce`). */
export const noncePlaceholder = 'nonce-of-this-answer';

/** Creates a nonce for the content security policy of one response: 128 random bits as base64. */
export function createNonce(): string {
  return randomBytes(16).toString('base64');
}

/** Removes the nonce from HTML whose policy allows inline parts by hashes. */
export function removeNonce(html: string): string {
  return html
    .replace(/<meta property="csp-nonce"[^>]*>\s*/, '')
    .replaceAll(` nonce="${noncePlaceholder}"`, '');
}
