import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie that recognizes a browser: a secret of `createSecret` that no script of the page can read. */
interface SecretCookie {
  readonly name: string;
  /** Paths of the calls that get it. */
  readonly paths: readonly string[];
  /** Seconds. */
  readonly life: number;
}

/** Reads the secret of the browser's cookie; null where it has none of our form. */
export function readSecret({ cookies }: FastifyRequest, { name }: SecretCookie): string | null {
  const secret = cookies[name] ?? '';
  return /^[\w-]{43}$/.test(secret) ? secret : null;
}

/** Sets the cookie. `secure`: people reach the product by https. */
export function leaveSecret(
  reply: FastifyReply,
  { name, paths, life }: SecretCookie,
  secret: string,
  secure: boolean,
): void {
  for (const path of paths) {
    reply.setCookie(name, secret, { path, secure, httpOnly: true, sameSite: 'lax', maxAge: life });
  }
}
