import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import { parseReturnUrl } from '#domain/returnUrl.ts';
import { retryAfterName, ssoLoginPath } from '#domain/singleSignOn.ts';
import { countForNetwork } from '#server/platform/auth/networkLimit.ts';
import { createSecret } from '#server/platform/auth/randomSecret.ts';
import { callerNetwork } from '#server/platform/http/callerNetwork.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Services } from '#server/platform/services/services.ts';
import { reasonOf } from '#server/platform/settings/startupError.ts';
import { browserSecretOf, leaveBrowserSecret } from './browserSecret.ts';
import type { RelyingParty } from './relyingParty.ts';
import { beginAttempt, type Attempt } from './ssoAttempts.ts';

/** What is longer is dropped: it would wait in the database. */
const querySchema = v.object({ ReturnUrl: v.pipe(v.string(), v.maxLength(limits.urlLength)) });

/** Names under which a browser finds this machine. */
const ownNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]', '0.0.0.0', '[::]']);

/**
 * Begins a log-in by single sign-on: leads to the provider, or to the callback page where it cannot be reached or too
 * many have begun in the network of the person.
 */
export function ssoLoginRoute(
  app: FastifyInstance,
  { db, publicUrl, ssoLogInsPerAddress }: Services,
  relyingParty: () => RelyingParty,
): void {
  async function addressFor(
    attempt: Attempt & { readonly state: string },
    { log }: FastifyRequest,
  ): Promise<string> {
    try {
      return await relyingParty().authorizationUrl(attempt);
    } catch (error) {
      log.error({ reason: reasonOf(error) }, 'identity provider');
      return `${paths.ssoCallback}?error=temporarily_unavailable`;
    }
  }

  async function countLogIn(network: string): Promise<Problem | null> {
    try {
      await countForNetwork(db, { calls: 'singleSignOn', network, count: 1, most: ssoLogInsPerAddress });
      return null;
    } catch (error) {
      if (error instanceof Problem) return error;
      throw error;
    }
  }

  app.route({
    method: 'GET',
    url: ssoLoginPath,
    handler: async (request, reply) => {
      const home = new URL(publicUrl());
      const query = v.safeParse(querySchema, request.query);
      const returnUrl = parseReturnUrl(query.success ? query.output.ReturnUrl : null, home.origin);
      reply.header('cache-control', 'no-store');
      // The provider leads back to the public address, and the cookie has to be there then.
      if (isOtherNameOf(home, request)) return reply.redirect(loginAt(home, returnUrl), 303);
      const refusal = await countLogIn(callerNetwork(request));
      if (refusal) return reply.redirect(refusedAt(refusal), 303);
      const browserSecret = browserSecretOf(request) ?? createSecret();
      const attempt = await beginAttempt(db, browserSecret, returnUrl);
      leaveBrowserSecret(reply, browserSecret, home.protocol === 'https:');
      return reply.redirect(await addressFor(attempt, request), 303);
    },
  });
}

/** The address that tells the person when to try again: a browser that is led here shows no error answer of ours. */
function refusedAt({ details: { retryAfter = 60 } }: Problem): string {
  return `${paths.ssoCallback}?error=temporarily_unavailable&${retryAfterName}=${retryAfter}`;
}

/** Whether the same port of this machine was reached by another of its names, such as `localhost`. */
function isOtherNameOf(home: URL, { host }: FastifyRequest): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const here = new URL(`http://${host}`);
  const areOwn = [here.hostname, home.hostname].every((name) => ownNames.has(name));
  return areOwn && here.port === home.port && here.hostname !== home.hostname;
}

function loginAt(home: URL, returnUrl: string | null): string {
  const address = new URL(ssoLoginPath, home);
  if (returnUrl !== null) address.searchParams.set('ReturnUrl', returnUrl);
  return address.href;
}
