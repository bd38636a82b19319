import type { FastifyReply, FastifyRequest } from 'fastify';
import { brand } from '#domain/brand.ts';
import { ssoExchangePath, ssoLoginPath } from '#domain/singleSignOn.ts';
import { attemptLife } from './attempts.ts';

const cookieName = `${brand.slug}-sso`;

/** Only the two calls of single sign-on get the cookie. */
const cookiePaths = [ssoLoginPath, ssoExchangePath];

/** The secret by which a browser shows that it began a log-in; null where it holds none of our form. */
export function browserSecretOf({ cookies }: FastifyRequest): string | null {
  const secret = cookies[cookieName] ?? '';
  return /^[\w-]{43}$/.test(secret) ? secret : null;
}

/** Leaves the secret with the browser for as long as the attempt that it began lasts. */
export function leaveBrowserSecret(reply: FastifyReply, secret: string, secure: boolean): void {
  for (const path of cookiePaths) {
    reply.setCookie(cookieName, secret, {
      path,
      secure,
      httpOnly: true,
      sameSite: 'lax',
      maxAge: attemptLife,
    });
  }
}
