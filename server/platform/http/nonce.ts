import { randomBytes } from 'node:crypto';

/** Stands in the application's HTML wherever the nonce of an answer belongs (Vite's `html.cspNonce`). */
export const noncePlaceholder = 'nonce-of-this-answer';

/** 128 random bits that no earlier answer bore, as a content security policy spells them. */
export function createNonce(): string {
  return randomBytes(16).toString('base64');
}

/** HTML whose inline parts are allowed by their hashes bears no nonce. */
export function withoutNonce(html: string): string {
  return html
    .replace(/<meta property="csp-nonce"[^>]*>\s*/, '')
    .replaceAll(` nonce="${noncePlaceholder}"`, '');
}
