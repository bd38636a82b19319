import type { FastifyReply, FastifyRequest } from 'fastify';
import { brand } from '#domain/brand.ts';
import { createSecret } from '#server/auth/randomSecret.ts';
import { leaveSecret, readSecret } from '#server/http/secretCookie.ts';
import type { Services } from '#server/services.ts';

/** By what the browser is known again in which somebody registered. */
export interface Registrant {
  /** The secret that the browser came with; null where it came with none. */
  readonly secret: string | null;
  /** Its secret, which is left with it for as long as the link of the mail leads on; a new one where it has none. */
  readonly remember: () => string;
}

const cookie = { name: `${brand.slug}-registrant`, paths: ['/graphql'], life: 24 * 3600 };

export function registrantOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl }: Pick<Services, 'publicUrl'>,
): Registrant {
  const secret = readSecret(request, cookie);
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
