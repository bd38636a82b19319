import { createFetch, FetchError } from 'ofetch';
import * as v from 'valibot';
import { noTokenFailure, unreachableFailure, messageSchema, type CallFailure } from '#domain/callFailure.ts';
import { errorWords } from '#domain/errorCatalog.ts';
import { limits } from '#domain/limits.ts';
import { toQueryString, type QueryValues } from './queryString.ts';

export interface RestOptions {
  /** Prefix of every address; empty for the page's own origin. */
  readonly baseUrl: string;
  /** Returns the current access token, renewed if due; null for a visitor. */
  readonly getAccessToken: () => Promise<string | null>;
  /** Called with the token of a 401, or null if a call lacks a required token. Returns whether the session ends. */
  readonly onRejected: (sentToken: string | null) => boolean;
  readonly fetch: typeof fetch;
}

interface RestCall {
  readonly method?: 'GET' | 'POST';
  readonly query?: QueryValues;
  readonly body?: Record<string, unknown>;
  /** Whether no bearer token is sent, for calls of visitors. */
  readonly noAuth?: boolean;
  /** Token that is sent in place of the current one, without renewal. */
  readonly token?: string;
  /** Timeout in milliseconds; `limits.callTimeout` by default. */
  readonly timeout?: number;
  /** Whether the call outlives the page. */
  readonly keepalive?: boolean;
}

/** Makes a call. If it fails, reports the failure under `name`, and rejects with it. */
export type RunCall = <Answer>(name: string, call: () => Promise<Answer>) => Promise<Answer>;

/** Sends a REST request, and resolves with the body, validated by `schema`. Rejects with a `CallFailure`. */
export type Rest = <Answer>(
  path: string,
  schema: v.GenericSchema<unknown, Answer>,
  call?: RestCall,
) => Promise<Answer>;

/** Creates the REST client; a 401, and a call that lacks its token and is not sent, go to `onRejected` (section 8). */
export function createRest({ baseUrl, getAccessToken, onRejected, fetch }: RestOptions): Rest {
  const fetchJson = createFetch({ fetch }).create({ baseURL: baseUrl, retry: 0, responseType: 'json' });

  return async (path, schema, call = {}) => {
    const { method = 'GET', query = {}, body, noAuth = false, keepalive = false } = call;
    const token = noAuth ? null : (call.token ?? (await getAccessToken()));
    if (!noAuth && token === null) {
      onRejected(null);
      throw noTokenFailure;
    }
    try {
      const response = await fetchJson.raw<unknown>(path + toQueryString(query), {
        method,
        signal: AbortSignal.timeout(call.timeout ?? limits.callTimeout),
        keepalive,
        ...(body && { body }),
        headers: { accept: 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
      });
      const answer = v.safeParse(schema, response._data ?? null);
      if (!answer.success) throw createRestFailure(response, null);
      return answer.output;
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      const endsSession = token !== null && error.status === 401 && onRejected(token);
      throw { ...createRestFailure(error.response, error.data), ...(endsSession && { endsSession }) };
    }
  };
}

const errorBodySchema = v.object({
  error: v.object({
    code: v.fallback(v.string(), 'UNEXPECTED'),
    message: messageSchema,
    details: v.fallback(v.object({ profileTicket: v.exactOptional(v.string()) }), {}),
  }),
});
const noWords = { error: { code: 'UNEXPECTED', message: errorWords.unexpected, details: {} } };

export function createRestFailure(response: Response | undefined, body: unknown): CallFailure {
  if (!response) return unreachableFailure;
  const { code, message, details } = v.parse(v.fallback(errorBodySchema, noWords), body).error;
  const reference = response.headers.get('x-request-id') ?? '';
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return {
    code,
    message,
    status: response.status,
    reference,
    ...details,
    ...(seconds > 0 && { retryAt: Date.now() + seconds * 1000 }),
  };
}
