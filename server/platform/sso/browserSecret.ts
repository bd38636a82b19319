import type { FastifyReply, FastifyRequest } from 'fastify';
import { brand } from '#domain/brand.ts';
import { ssoExchangePath, ssoLoginPath } from '#domain/singleSignOn.ts';
import { leaveSecret, readSecret } from '#server/platform/http/secretCookie.ts';
import { attemptLife } from './ssoAttempts.ts';

/** Only the two calls of single sign-on get the cookie, for as long as the attempt lasts that it began. */
const cookie = { name: `${brand.slug}-sso`, paths: [ssoLoginPath, ssoExchangePath], life: attemptLife };

/** The secret by which a browser shows that it began a log-in; null where it holds none of our form. */
export function browserSecretOf(request: FastifyRequest): string | null {
  return readSecret(request, cookie);
}

export function leaveBrowserSecret(reply: FastifyReply, secret: string, secure: boolean): void {
  leaveSecret(reply, cookie, secret, secure);
}
