/** A call that a page makes first, but for what its browser alone knows: the token, and the origin of the page. */
export interface CallAhead {
  /** Ids of the roles that make it; null for a visitor. */
  readonly callers: readonly number[] | null;
  /** Id of the partner that has to be in the person's list; null where none has to. */
  readonly partner: number | null;
  readonly url: string;
  /** Names are in lower case; the page of a call is at `http://localhost`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Body of a POST; null for a GET. */
  readonly body: string | null;
  /** Body of the answer with which the server has drawn the page; null where the head is to ask. */
  readonly answer: string | null;
}

/** The roles that may open a page, its code and its calls. */
export interface Ahead {
  /** Ids of the roles that may open the page; null where everybody may. */
  readonly roles: readonly number[] | null;
  readonly scripts: readonly string[];
  readonly calls: readonly CallAhead[];
  /** Milliseconds that a call may take, and that its answer is kept for the page. */
  readonly callTimeout: number;
  /** Names of the hosts whose pages do not tell their address. */
  readonly productionHosts: readonly string[];
}

/**
 * Starts the calls of a page and has its code fetched beside the app's own, where whoever is signed in may open it by what
 * this browser keeps: nobody else is to get it. A token that is to be renewed first carries no call. It reads the block
 * `#ahead`, and runs in the head of a page as it is written here, by `startPainted`; `src/api/fetchWhole.ts` takes the answers.
 */
export function fetchAhead(page: Window & typeof globalThis): void {
  const { document: html, location, performance } = page;
  const { roles, scripts, calls, callTimeout, productionHosts } = JSON.parse(
    html.getElementById('ahead')?.textContent ?? '',
  ) as Ahead;
  const read = (key: string) => page.localStorage.getItem(key);
  let token: string | null = null;
  let role: number | undefined;
  let partners = new Set<number>();
  /** Whether the backend of this browser is the one that the page comes from. */
  let isOurs = true;
  let isFresh = true;
  try {
    token = read('accessToken');
    if (token !== null) {
      const person = JSON.parse(read('userInfo') ?? '') as { roleDetail: { roles: { id: number }[] } };
      role = person.roleDetail.roles[0]?.id;
      const list = JSON.parse(read('partnerList') ?? '[]') as { id: number }[];
      partners = new Set(list.map(({ id }) => id));
      const claims = token.split('.')[1] ?? '';
      const { iat, exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as {
        iat: number;
        exp: number;
      };
      const [arrival] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
      const told = arrival?.serverTiming?.find(({ name }) => name === 'now')?.duration ?? 0;
      // A page out of the browser's cache tells the time at which it was sent.
      const now = Math.max(told, Date.now());
      isFresh = exp * 1_000 - now >= (exp - iat) * 200;
    }
    isOurs = read('apiBaseUrl') === null && read('graphqlUrl') === null;
    // The app tells another address of the page than the server knows.
    if (page.parent !== page || location.hash !== '') isFresh = false;
  } catch {
    // Storage is forbidden, or holds something else: nothing is known of a person.
    isFresh = false;
  }
  if (roles && (role === undefined || !roles.includes(role))) return;

  const underWay = new Map<string, Promise<Response>>();
  for (const { callers, partner, url, headers, body, answer: known } of calls) {
    const isTheirs = callers ? role !== undefined && callers.includes(role) : token === null;
    if (!isOurs || !isTheirs || (partner !== null && !partners.has(partner))) continue;
    const authorization = token === null ? null : `Bearer ${token}`;
    const key = JSON.stringify([url, authorization, body]);
    if (known !== null) {
      const type = { 'content-type': 'application/json' };
      underWay.set(key, Promise.resolve(new Response(known, { headers: type })));
    }
    if (known !== null || !isFresh) continue;
    const sent = new Headers(headers);
    if (authorization) sent.set('authorization', authorization);
    const address = sent.get('custom-apipath')?.replace('http://localhost', location.origin);
    if (address) sent.set('custom-apipath', address);
    if (productionHosts.includes(location.hostname)) sent.delete('custom-apipath');
    const answer = fetch(url, {
      method: body === null ? 'GET' : 'POST',
      headers: sent,
      body,
      signal: AbortSignal.timeout(callTimeout),
      // Read at once: until then it would hold one of the few connections that the code comes by.
    }).then(async (response) => new Response(await response.arrayBuffer(), response));
    answer.catch(() => undefined);
    underWay.set(key, answer);
    setTimeout(() => underWay.delete(key), callTimeout);
  }
  page.callsUnderWay = underWay;

  for (const href of scripts)
    html.head.append(
      Object.assign(html.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }),
    );
}
