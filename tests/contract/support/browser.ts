/** HTTP client with cookies by their path, which follows no redirects. */
export interface Browser {
  readonly get: (address: string) => Promise<Response>;
  /** Sends a form, as a page of the provider does. */
  readonly submit: (address: string, form: Readonly<Record<string, string>>) => Promise<Response>;
  /** Sends JSON, as the product's pages do. */
  readonly post: (address: string, body: unknown) => Promise<Response>;
  /** The cookies that it would send to this path. */
  readonly cookiesAt: (path: string) => readonly string[];
}

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

function toCookie(line: string): Cookie {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const [name = '', value = ''] = pair.split('=');
  const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice('path='.length);
  return { name, value, path: path ?? '/' };
}

/** RFC 6265, section 5.1.4. */
function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
}

/** Creates a browser without cookies for the product at this origin. */
export function openBrowser(origin: string): Browser {
  const jar = new Map<string, Cookie>();
  const cookiesAt = (path: string) =>
    [...jar.values()]
      .filter((cookie) => isWithin(path, cookie.path))
      .map(({ name, value }) => `${name}=${value}`);

  async function send(address: string, body?: URLSearchParams | string): Promise<Response> {
    const url = new URL(address, origin);
    const headers = {
      cookie: cookiesAt(url.pathname).join('; '),
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    };
    const sent = body === undefined ? {} : { method: 'POST', body };
    const answer = await fetch(url, { ...sent, headers, redirect: 'manual' });
    for (const cookie of answer.headers.getSetCookie().map(toCookie)) {
      jar.set(`${cookie.path} ${cookie.name}`, cookie);
    }
    return answer;
  }

  return {
    get: (address) => send(address),
    submit: (address, form) => send(address, new URLSearchParams(form)),
    post: (address, body) => send(address, JSON.stringify(body)),
    cookiesAt,
  };
}

/** Target of a redirect. */
export function leadsTo(answer: Response): string {
  return answer.headers.get('location') ?? '';
}
