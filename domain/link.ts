import * as v from 'valibot';
import { limits } from './limits.ts';

/** Faults of a mailed link (screens 2.5 and 2.10). */
export const linkFaults = {
  LINK_EXPIRED: 'This link has expired.',
  LINK_USED: 'This link has been used.',
  LINK_SUPERSEDED: 'We sent you a newer link. Use the latest email.',
  LINK_INVALID: "This link isn't complete. Copy the whole link from your email.",
  INVITATION_EXPIRED: 'This invitation has expired.',
  /** Superseded by a newer invitation, or revoked. */
  INVITATION_SUPERSEDED: 'This link no longer works.',
} as const;

export type LinkFault = keyof typeof linkFaults;

/** Whether a `LinkFault` concerns an invitation, which only the inviter can renew. */
export function isInvitationFault(code: string): boolean {
  return code === 'INVITATION_EXPIRED' || code === 'INVITATION_SUPERSEDED';
}

export function isLinkFault(code: string): code is LinkFault {
  return Object.hasOwn(linkFaults, code);
}

/** Checks the token of a mailed link: 32 random bytes as base64url, created by the server's `createLink`. */
export const linkTokenSchema = v.pipe(
  v.string(linkFaults.LINK_INVALID),
  v.length(limits.linkTokenLength, linkFaults.LINK_INVALID),
  v.regex(/^[\w-]+$/, linkFaults.LINK_INVALID),
);
