import { createFetch, FetchError } from 'ofetch';
import { noTokenFailure } from '#domain/callFailure.ts';
import { parseJson } from './parseJson.ts';
import { toQueryString, type QueryValues } from './queryString.ts';
import { createRestFailure, type RestOptions, type RunCall } from './rest.ts';

/** Timeout of a call in milliseconds: enough for ten megabytes on a phone. */
const timeout = 120_000;

export type FileCalls = ReturnType<typeof createFileCalls>;

/** Creates functions that upload, download, and remove files (contract, "REST"). Each rejects with a `CallFailure`. */
export function createFileCalls(
  { baseUrl, getAccessToken, onRejected, fetch }: RestOptions,
  runCall: RunCall,
) {
  const fetchFile = createFetch({ fetch }).create({ baseURL: baseUrl, retry: 0 });

  const call = (path: string, method: 'GET' | 'PUT' | 'DELETE', body?: Blob) =>
    runCall(path, async () => {
      const token = await getAccessToken();
      if (token === null) {
        onRejected(null);
        throw noTokenFailure;
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
        const endsSession = error.status === 401 && onRejected(token);
        const answer = error.data instanceof Blob ? parseJson(await error.data.text()) : null;
        throw { ...createRestFailure(error.response, answer), ...(endsSession && { endsSession }) };
      }
    });

  return {
    /** Downloads a file, which the browser saves under `name`, and resolves with the response headers. */
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
