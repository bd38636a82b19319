import { createFetch, FetchError } from 'ofetch';
import { noToken } from '#domain/callFailure.ts';
import { fetchWhole } from './fetchWhole.ts';
import { toQueryString, type QueryValues } from './queryString.ts';
import { describeRestFailure, type RestOptions } from './rest.ts';

/** Milliseconds: ten megabytes take their time on a phone. */
const timeout = 120_000;

export type Files = ReturnType<typeof createFiles>;

/** Files up and down, as they are (contract, "REST"). Each call rejects with a `CallFailure`. */
export function createFiles({ baseUrl, tokenInForce, onRejected }: RestOptions) {
  const fetchFile = createFetch({ fetch: fetchWhole }).create({ baseURL: baseUrl, retry: 0 });

  async function call(path: string, method: 'GET' | 'PUT' | 'DELETE', body?: Blob) {
    const token = await tokenInForce();
    if (token === null) {
      onRejected(null);
      throw noToken;
    }
    try {
      return await fetchFile.raw<Blob, 'blob'>(path, {
        method,
        responseType: 'blob',
        signal: AbortSignal.timeout(timeout),
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': body.type }) },
        ...(body && { body }),
      });
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      if (error.status === 401) onRejected(token);
      throw describeRestFailure(error.response, await readJson(error.data));
    }
  }

  return {
    /** Has the browser keep the file of a path under a name; answers the headers that came with it. */
    download: async (path: string, name: string): Promise<Headers> => {
      const { _data: file = new Blob(), headers } = await call(path, 'GET');
      const address = URL.createObjectURL(file);
      const link = document.createElement('a');
      link.href = address;
      link.download = name;
      link.click();
      URL.revokeObjectURL(address);
      return headers;
    },
    send: (path: string, query: QueryValues, file: File) => call(path + toQueryString(query), 'PUT', file),
    remove: (path: string, query: QueryValues) => call(path + toQueryString(query), 'DELETE'),
  };
}

async function readJson(body: unknown): Promise<unknown> {
  try {
    return JSON.parse(body instanceof Blob ? await body.text() : '');
  } catch {
    return null;
  }
}
