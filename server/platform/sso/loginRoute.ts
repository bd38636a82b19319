import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { limits } from '#domain/limits.ts';
import { paths } from '#domain/paths.ts';
import { parseReturnUrl } from '#domain/returnUrl.ts';
import { retryAfterParameter, ssoLoginPath } from '#domain/singleSignOn.ts';
import { enforceNetworkLimit } from '#server/platform/auth/networkLimit.ts';
import { createSecret } from '#server/platform/auth/randomSecret.ts';
import { callerNetwork } from '#server/platform/http/callerNetwork.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { setSecretCookie } from '#server/platform/http/secretCookie.ts';
import type { Services } from '#server/platform/services/services.ts';
import { rootCauseMessage } from '#server/platform/settings/startupError.ts';
import type { RelyingParty } from './relyingParty.ts';
import { beginAttempt, readSsoBrowserSecret, ssoCookie, type Attempt } from './ssoAttempts.ts';

/** Checks the query. A longer `ReturnUrl` is ignored, since it would be stored in the database. */
const querySchema = v.object({ ReturnUrl: v.pipe(v.string(), v.maxLength(limits.urlLength)) });

const unavailableAddress = `${paths.ssoCallback}?error=temporarily_unavailable`;

/** Names by which a browser reaches this machine. */
const ownNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]', '0.0.0.0', '[::]']);

/** Begins single sign-on: redirects to the provider, or to the callback page after a failure or too many log-ins. */
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
      log.error({ reason: rootCauseMessage(error) }, 'identity provider');
      return unavailableAddress;
    }
  }

  async function countLogIn(network: string): Promise<Problem | null> {
    try {
      await enforceNetworkLimit(db, { calls: 'singleSignOn', network, count: 1, most: ssoLogInsPerAddress });
      return null;
    } catch (error) {
      if (error instanceof Problem) return error;
      throw error;
    }
  }

  app.get(ssoLoginPath, async (request, reply) => {
    const home = new URL(publicUrl());
    const query = v.safeParse(querySchema, request.query);
    const returnUrl = parseReturnUrl(query.success ? query.output.ReturnUrl : null, home.origin);
    reply.header('cache-control', 'no-store');
    // The provider redirects to the public address, which must be the one with the cookie.
    if (isOtherNameOf(home, request)) return reply.redirect(loginAt(home, returnUrl), 303);
    const refusal = await countLogIn(callerNetwork(request));
    if (refusal) {
      // The callback page shows when to try again; an error response would be bare JSON.
      const { retryAfter = 60 } = refusal.details;
      return reply.redirect(`${unavailableAddress}&${retryAfterParameter}=${retryAfter}`, 303);
    }
    const browserSecret = readSsoBrowserSecret(request) ?? createSecret();
    const attempt = await beginAttempt(db, browserSecret, returnUrl);
    setSecretCookie(reply, ssoCookie, browserSecret, home.protocol === 'https:');
    return reply.redirect(await addressFor(attempt, request), 303);
  });
}

/** Whether the request reached the same port of this machine by another name than `home`, such as `localhost`. */
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
