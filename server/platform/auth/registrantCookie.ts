import type { FastifyReply, FastifyRequest } from 'fastify';
import { brand } from '#domain/brand.ts';
import { ssoExchangePath } from '#domain/singleSignOn.ts';
import { leaveSecret, readSecret } from '#server/platform/http/secretCookie.ts';
import { createSecret } from './randomSecret.ts';

/** Recognizes the browser in which somebody registered. */
export interface Registrant {
  /** The secret that the browser came with; null where it came with none. */
  readonly secret: string | null;
  /** Its secret, left with it for as long as the link of the mail leads on; a new one where it has none. */
  readonly remember: () => string;
}

/** Only the calls get the cookie that register somebody, and that show that an address is theirs. */
const cookie = {
  name: `${brand.slug}-registrant`,
  paths: ['/graphql', ssoExchangePath],
  life: 24 * 3600,
};

/** The secret by which a browser shows that it registered somebody; null where it holds none of our form. */
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
