/** One of a page's first calls, without the token and the page's origin, which only the browser knows. */
export interface CallAhead {
  /** Ids of the roles for which the page makes the call; null for visitors. */
  readonly callers: readonly number[] | null;
  /** Id of the partner that the person's stored partner list must contain for this call; null for no condition. */
  readonly partner: number | null;
  readonly url: string;
  /** Headers by lower-case name; `custom-apipath` has the origin `http://localhost`, which the script replaces. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** Response body with which the server rendered the page; null if the script in the head makes the call. */
  readonly answer: string | null;
}

export interface Ahead {
  /** Ids of the roles that may open the page; null for everybody. */
  readonly roles: readonly number[] | null;
  readonly scripts: readonly string[];
  readonly calls: readonly CallAhead[];
  /** Milliseconds after which a call is aborted, and an unused response dropped. */
  readonly callTimeout: number;
  /** Hosts whose pages do not send their address. */
  readonly productionHosts: readonly string[];
}

/**
 * Starts the calls of a page, and loads its code, in parallel with the app's code, if the role of the person in the
 * browser's storage may open the page. Makes no calls with a token that must be renewed. Reads the JSON block `#ahead`.
 * The source is inlined in the page's head, and `startAfterFirstPaint` calls it; `src/api/prefetchedFetch.ts` takes the responses.
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
  /** Whether the app calls the backend that served the page, and no address from the storage. */
  let isOurs = true;
  let isFresh = true;
  try {
    token = read('accessToken');
    if (token !== null) {
      const person = JSON.parse(read('userInfo') ?? '') as { roleDetail: { roles: { id: number }[] } };
      role = person.roleDetail.roles[0]?.id;
      const list = JSON.parse(read('partnerList') ?? '[]') as { id: number }[];
      partners = new Set(list.map(({ id }) => id));
      const claims = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
      const { iat, exp } = JSON.parse(claims) as { iat: number; exp: number };
      const [arrival] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
      const told = arrival?.serverTiming?.find(({ name }) => name === 'now')?.duration ?? 0;
      // For a cached page, the header has the time at which the page was sent.
      const now = Math.max(told, Date.now());
      isFresh = exp * 1_000 - now >= (exp - iat) * 200;
    }
    isOurs = read('apiBaseUrl') === null && read('graphqlUrl') === null;
    // The app would send a page address that the server does not know, so its calls would differ from these.
    if (page.parent !== page || location.hash !== '') isFresh = false;
  } catch {
    // Without readable storage, the person is unknown.
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
      // The body is read at once, to free one of the browser's few connections for the code.
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
  // The browser's first format of a date takes 20 ms: spent here, while the page waits for its code anyway.
  new Date().toLocaleDateString('en-US');
}
