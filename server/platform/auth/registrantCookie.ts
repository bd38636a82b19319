import type { FastifyReply, FastifyRequest } from 'fastify';
import { brand } from '#domain/brand.ts';
import { ssoExchangePath } from '#domain/singleSignOn.ts';
import { setSecretCookie, readSecretCookie } from '#server/platform/http/secretCookie.ts';
import { createSecret } from './randomSecret.ts';

/** The cookie that recognizes the browser in which somebody registered. */
export interface RegistrantCookie {
  /** The secret in the browser's cookie; null without one. */
  readonly secret: string | null;
  /** Sets the cookie for the life of a mailed link and returns its secret, which is new if the browser had none. */
  readonly remember: () => string;
}

/** The cookie of `RegistrantCookie`; `paths` are those of calls that register a person or confirm an address. */
const cookie = {
  name: `${brand.slug}-registrant`,
  paths: ['/graphql', ssoExchangePath],
  life: 24 * 3600,
};

export function readRegistrantSecret(request: FastifyRequest): string | null {
  return readSecretCookie(request, cookie);
}

export function createRegistrantCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl }: { readonly publicUrl: () => string },
): RegistrantCookie {
  const secret = readRegistrantSecret(request);
  let remembered: string | undefined;
  return {
    secret,
    remember: () => {
      remembered ??= secret ?? createSecret();
      setSecretCookie(reply, cookie, remembered, publicUrl().startsWith('https:'));
      return remembered;
    },
  };
}
