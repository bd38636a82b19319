import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { TokenResponse } from '#domain/tokens.ts';
import { limits } from '#domain/limits.ts';
import { samplePassword } from '#server/platform/sample/samplePeople.ts';
import { bearer } from './api.ts';
import { reason } from './productRequests.ts';
import { invitation } from './teams.ts';

/** Counts and acknowledged writes of virtual users. */
export interface Tally {
  /** Responses that the person gets, after retries of the page. */
  answers: number;
  /** Failures that the page repaired by a retry. */
  retried: number;
  /** Failures that the person saw. */
  failed: number;
  /** Sessions that ended although nobody ended them. */
  signedOut: number;
  /** Email addresses whose invitation was acknowledged. */
  readonly invited: string[];
  /** Ids of requests that were acknowledged. */
  readonly requested: number[];
  /** Ids of requests whose review was acknowledged. */
  readonly reviewed: number[];
}

export function createTally(): Tally {
  return { answers: 0, retried: 0, failed: 0, signedOut: 0, invited: [], requested: [], reviewed: [] };
}

interface Call {
  readonly path: string;
  readonly body?: object;
  readonly token?: string;
  /** Whether the page repeats the call after a failure: it does so for reads and the renewal of a session. */
  readonly isRepeated: boolean;
}

const statements = {
  offers: '{ offers { id } }',
  invite: 'mutation ($invitation: InvitationInput!) { inviteMember(invitation: $invitation) { id } }',
  request: 'mutation ($request: ProductRequestInput!) { submitProductRequest(request: $request) { id } }',
  review: `mutation ($rows: [RowVersion!]!) {
    decideRequests(rows: $rows, decision: { decision: startReview }) { problem } }`,
};

/** Creates a person's browser that acts through an address until `signal` aborts, and counts what it meets. */
export function createVirtualUsers(address: string, tally: Tally, signal: AbortSignal) {
  /** Makes a call once; null if it failed for a reason that a retry may repair. */
  async function attempt({ path, body, token }: Call): Promise<{ answer: unknown } | 401 | null> {
    try {
      const response = await fetch(address + path, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json', ...bearer(token) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(15_000),
      });
      if (response.status === 401) return 401;
      const answer = (await response.json()) as { errors?: unknown };
      return response.ok && !answer.errors ? { answer } : null;
    } catch {
      return null;
    }
  }

  async function call<Answer>(made: Call): Promise<Answer | null> {
    for (let failures = 0; ; failures += 1) {
      const result = await attempt(made);
      if (result === 401) {
        tally.signedOut += 1;
        return null;
      }
      if (result) {
        tally.answers += 1;
        return result.answer as Answer;
      }
      if (!made.isRepeated || failures >= limits.dataRetries) break;
      tally.retried += 1;
      await delay(limits.retryDelayFirst * 2 ** failures);
    }
    tally.answers += 1;
    tally.failed += 1;
    return null;
  }

  const ask = <Answer>(token: string, query: string, variables: object = {}, isRepeated = false) =>
    call<Answer>({ path: '/graphql', body: { query, variables }, token, isRepeated });

  const logIn = (email: string) =>
    call<TokenResponse>({
      path: '/api/app/anonymous/login',
      body: { email, password: samplePassword },
      isRepeated: false,
    });

  const renew = ({ refreshToken }: TokenResponse) =>
    call<TokenResponse>({
      path: '/api/app/anonymous/refresh-token',
      body: { refreshToken },
      isRepeated: true,
    });

  async function read(token: string): Promise<void> {
    await ask(token, statements.offers, {}, true);
    await call({ path: '/api/app/user-query/user-info', token, isRepeated: true });
  }

  async function write(owner: string, administrator: string): Promise<void> {
    const email = `${randomUUID()}@oak.test`;
    if (await ask(owner, statements.invite, invitation({ email }))) tally.invited.push(email);
    const key = randomUUID();
    const request = { key, name: `Product ${key}`, reason };
    const added = await ask<{ data: { submitProductRequest: { id: string } } }>(owner, statements.request, {
      request,
    });
    if (!added) return;
    const id = Number(added.data.submitProductRequest.id);
    tally.requested.push(id);
    const reviewed = await ask<{ data: { decideRequests: [{ problem: string | null }] } }>(
      administrator,
      statements.review,
      { rows: [{ id, version: 1 }] },
    );
    if (reviewed?.data.decideRequests[0].problem === null) tally.reviewed.push(id);
  }

  /** An owner and an administrator who read and write, renew their sessions, and log in anew now and then. */
  async function act(): Promise<void> {
    while (!signal.aborted) {
      let [owner, administrator] = [await logIn('owner@lintel.test'), await logIn('admin@lintel.test')];
      for (let round = 0; round < 10 && !signal.aborted && owner && administrator; round += 1) {
        await read(owner.accessToken);
        await write(owner.accessToken, administrator.accessToken);
        [owner, administrator] = [
          (await renew(owner)) ?? owner,
          (await renew(administrator)) ?? administrator,
        ];
        await delay(100);
      }
      await delay(100);
    }
  }

  return { act };
}
