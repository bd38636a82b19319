import { createFetch, FetchError } from 'ofetch';
import * as v from 'valibot';
import { noToken, unreachable, wordsSchema, type CallFailure } from '#domain/callFailure.ts';
import { errorWords } from '#domain/errorCatalogue.ts';
import { limits } from '#domain/limits.ts';
import { toQueryString, type QueryValues } from './queryString.ts';

export interface RestOptions {
  /** Prefix of every address; empty for the page's own origin. */
  readonly baseUrl: string;
  /** The token in force, renewed where that is due; null where nobody is logged in. */
  readonly tokenInForce: () => Promise<string | null>;
  /**
   * An authenticated call was answered 401, or could not be made for want of a token (then null). Answers whether
   * the session is over with it.
   */
  readonly onRejected: (sentToken: string | null) => boolean;
  readonly fetch: typeof fetch;
}

interface RestCall {
  readonly method?: 'GET' | 'POST';
  readonly query?: QueryValues;
  readonly body?: Record<string, unknown>;
  /** Calls made while nobody is logged in carry no bearer. */
  readonly noAuth?: boolean;
  /** Sent as it is, in place of the token in force. */
  readonly token?: string;
  /** Milliseconds to wait for an answer. */
  readonly timeout?: number;
  /** Lets the call finish although the page is left. */
  readonly keepalive?: boolean;
}

/** Makes a call under the wrapper that tells its failure, and throws that on. */
export type RunCall = <Answer>(name: string, call: () => Promise<Answer>) => Promise<Answer>;

/** Makes one call; answers the body in the shape of `schema`, or rejects with a `CallFailure`. */
export type Rest = <Answer>(
  path: string,
  schema: v.GenericSchema<unknown, Answer>,
  call?: RestCall,
) => Promise<Answer>;

/** The one ofetch instance: JSON, bearer, and the spec's rules for 401 and for a missing token (section 8). */
export function createRest({ baseUrl, tokenInForce, onRejected, fetch }: RestOptions): Rest {
  const fetchJson = createFetch({ fetch }).create({ baseURL: baseUrl, retry: 0, responseType: 'json' });

  return async (path, schema, call = {}) => {
    const { method = 'GET', query = {}, body, noAuth = false, keepalive = false } = call;
    const token = noAuth ? null : (call.token ?? (await tokenInForce()));
    if (!noAuth && token === null) {
      onRejected(null);
      throw noToken;
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
      if (!answer.success) throw describeRestFailure(response, null);
      return answer.output;
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      const endsSession = token !== null && error.status === 401 && onRejected(token);
      throw { ...describeRestFailure(error.response, error.data), ...(endsSession && { endsSession }) };
    }
  };
}

const errorBodySchema = v.object({
  error: v.object({
    code: v.fallback(v.string(), 'UNEXPECTED'),
    message: wordsSchema,
    details: v.fallback(v.object({ profileTicket: v.optional(v.string()) }), {}),
  }),
});
const noWords = { error: { code: 'UNEXPECTED', message: errorWords.unexpected, details: {} } };

/** Why an answer is a failure; without an answer, that none came. */
export function describeRestFailure(response: Response | undefined, body: unknown): CallFailure {
  if (!response) return unreachable;
  const { code, message, details } = v.parse(v.fallback(errorBodySchema, noWords), body).error;
  const reference = response.headers.get('x-request-id') ?? '';
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return {
    code,
    message,
    status: response.status,
    reference,
    ...(details.profileTicket !== undefined && { profileTicket: details.profileTicket }),
    ...(seconds > 0 && { retryAt: Date.now() + seconds * 1000 }),
  };
}
