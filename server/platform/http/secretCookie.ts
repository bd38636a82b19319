import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie that identifies a browser by a secret of `createSecret`; scripts of the page cannot read it. */
interface SecretCookie {
  readonly name: string;
  /** Paths to which browsers send the cookie. */
  readonly paths: readonly string[];
  /** Lifetime in seconds. */
  readonly life: number;
}

/** Reads the secret of the cookie; null without one or if it is malformed. */
export function readSecretCookie({ cookies }: FastifyRequest, { name }: SecretCookie): string | null {
  const secret = cookies[name] ?? '';
  return /^[\w-]{43}$/.test(secret) ? secret : null;
}

/** Sets the cookie. `secure` is true if people reach the product by https. */
export function setSecretCookie(
  reply: FastifyReply,
  { name, paths, life }: SecretCookie,
  secret: string,
  secure: boolean,
): void {
  for (const path of paths) {
    reply.setCookie(name, secret, { path, secure, httpOnly: true, sameSite: 'lax', maxAge: life });
  }
}
