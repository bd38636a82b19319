import { ssoExchangePath } from '#domain/singleSignOn.ts';
import type { PartnerListEntry } from '#domain/marketplace.ts';
import { decodeAccessToken } from '#api/tokenLife.ts';
import type { UserInfo } from '#domain/userInfo.ts';
import { dana, tokenFor } from '#tests/support/session.ts';

/** The two people who use this browser. */
export type Name = 'X' | 'Y';

const persons: Readonly<Record<Name, UserInfo>> = { X: personOf(10, 'Xenia'), Y: personOf(20, 'Yusuf') };

/** Partners of each person's company, as the server returns them, and as a browser stores them. */
const providers = {
  X: [{ id: 4, title: 'Lendflow', learnMoreHref: '/partner/lendflow' }],
  Y: [{ id: 12, title: 'QXO', learnMoreHref: '/partner/qxo' }],
} satisfies Record<Name, unknown>;
const lists: Readonly<Record<Name, readonly PartnerListEntry[]>> = {
  X: [{ id: 4, partner: 'Lendflow', label: 'Lendflow', href: '/partner/lendflow' }],
  Y: [{ id: 12, partner: 'QXO', label: 'QXO', href: '/partner/qxo' }],
};

function personOf(userId: number, firstName: string): UserInfo {
  const customer = { customerId: userId, customerName: `Company of ${firstName}`, customerTypeName: null };
  return { ...dana, userId, firstName, customer: { ...customer, sourceId: null, sourceType: null } };
}

/** A pending call to the backend. */
export interface Call {
  readonly path: string;
  /** The bearer token; null without one. */
  readonly token: string | null;
  readonly body: Readonly<Record<string, unknown>>;
  readonly settle: (answer: Response | Error) => void;
}

/** Id of the session of a token; null without a token. */
export function sessionIn(token: string | null): string | null {
  return token === null ? null : (decodeAccessToken(token)?.sessionId ?? null);
}

/** A backend that answers calls on demand, by the sessions that it knows. */
export function createBackend(now: () => number) {
  const owners = new Map<string, Name>();
  const dead = new Set<string>();
  const calls: Call[] = [];
  /** Leads that arrived: who made them, and in whose session they were sent. */
  const leads: { readonly of: Name; readonly by: Name }[] = [];
  let begun = 0;
  let renewals = 0;
  let isNamed = true;

  function tokensOf(session: string) {
    const name = ownerOf(session);
    const issuedAt = Math.floor(now() / 1_000) * 1_000;
    renewals += 1;
    const refreshToken = `${session}.${renewals}`;
    return {
      accessToken: tokenFor(issuedAt, session),
      refreshToken,
      userInfo: persons[name],
      wantedPath: null,
    };
  }

  function begin(name: Name) {
    begun += 1;
    const session = `${name}-${begun}`;
    owners.set(session, name);
    return tokensOf(session);
  }

  function ownerOf(session: string): Name {
    const name = owners.get(session);
    if (!name) throw new Error(`Nobody has the session ${session}.`);
    return name;
  }

  const answerTokens = (tokens: object) => json(isNamed ? tokens : { ...tokens, userInfo: undefined });

  function answerTo({ path, token, body }: Call): Response {
    const asked = sessionIn(token);
    if (path.endsWith('/anonymous/login')) return answerTokens(begin(body['email'] as Name));
    if (path === ssoExchangePath)
      return answerTokens({ ...begin(body['code'] as Name), returnUrl: `/of/${body['code'] as Name}` });
    if (path.endsWith('/anonymous/refresh-token')) {
      const [session = ''] = (body['refreshToken'] as string).split('.');
      return dead.has(session) ? refused() : answerTokens(tokensOf(session));
    }
    if (asked === null || dead.has(asked)) return refused();
    if (path.endsWith('/account/logout')) {
      dead.add(asked);
      return new Response(null, { status: 204 });
    }
    const name = ownerOf(asked);
    if (path.endsWith('/user-info')) return json(persons[name]);
    if (path.endsWith('/customer-service-providers')) return json(providers[name]);
    if (path === '/leads') {
      for (const of of body['of'] as readonly Name[]) leads.push({ of, by: name });
      return json({});
    }
    if (path === '/invitations') return json({});
    throw new Error(`No answer is written for ${path}.`);
  }

  function take(at: number): Call | undefined {
    return calls.length === 0 ? undefined : calls.splice(at % calls.length, 1)[0];
  }

  return {
    calls,
    leads,
    begin,
    renew: tokensOf,
    /** Ids of all sessions that have begun. */
    sessions: () => [...owners.keys()],
    ownerOf,
    personOf: (session: string) => persons[ownerOf(session)],
    listOf: (name: Name) => lists[name],
    fetch: (input: unknown, init: RequestInit = {}): Promise<Response> => {
      const bearer = new Headers(init.headers).get('authorization');
      return new Promise((resolve, reject) => {
        calls.push({
          path: new URL(String(input), 'https://backend.example').pathname,
          token: bearer?.replace('Bearer ', '') ?? null,
          body: JSON.parse((init.body as string | undefined) ?? '{}') as Call['body'],
          settle: (answer) => (answer instanceof Error ? reject(answer) : resolve(answer)),
        });
      });
    },
    answer: (at: number) => {
      const call = take(at);
      call?.settle(answerTo(call));
    },
    /** Answers a call as `answer` does, without the person who owns the tokens. */
    answerUnnamed: (at: number) => {
      isNamed = false;
      const call = take(at);
      call?.settle(answerTo(call));
      isNamed = true;
    },
    fail: (at: number) => take(at)?.settle(new TypeError('No network.')),
    refuse: (at: number) => {
      const call = take(at);
      const session = sessionIn(call?.token ?? null);
      if (session !== null) dead.add(session);
      call?.settle(refused());
    },
    /** Ends a session on the server only. */
    end: (session: string) => void dead.add(session),
  };
}

function json(body: unknown): Response {
  return Response.json(body);
}

function refused(): Response {
  return Response.json({ error: { code: 'UNAUTHENTICATED', message: 'Please log in' } }, { status: 401 });
}
