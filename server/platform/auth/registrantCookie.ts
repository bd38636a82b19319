import type { FastifyReply, FastifyRequest } from 'fastify';
import { brand } from '#domain/brand.ts';
import { ssoExchangePath } from '#domain/singleSignOn.ts';
import { leaveSecret, readSecret } from '#server/platform/http/secretCookie.ts';
import { createSecret } from './randomSecret.ts';

/** Recognizes the browser in which somebody registered. */
export interface Registrant {
  /** The secret in the browser's cookie; null where it has none. */
  readonly secret: string | null;
  /** Sets the cookie for as long as the mailed link works, with a new secret where there is none, and answers the secret. */
  readonly remember: () => string;
}

/** The paths are those of calls that register somebody, and that show that an address is theirs. */
const cookie = {
  name: `${brand.slug}-registrant`,
  paths: ['/graphql', ssoExchangePath],
  life: 24 * 3600,
};

export function registrantSecretOf(request: FastifyRequest): string | null {
  return readSecret(request, cookie);
}

export function registrantOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl }: { readonly publicUrl: () => string },
): Registrant {
  const secret = registrantSecretOf(request);
  let remembered: string | undefined;
  return {
    secret,
    remember: () => {
      remembered ??= secret ?? createSecret();
      leaveSecret(reply, cookie, remembered, publicUrl().startsWith('https:'));
      return remembered;
    },
  };
}
