import { FetchError, ofetch } from 'ofetch';
import * as v from 'valibot';
import type { CallFailure } from '#domain/callFailure.ts';
import { limits } from '#domain/limits.ts';

export interface RestOptions {
  /** Prefix of every address; empty for the page's own origin. */
  readonly baseUrl: string;
  /** The token in force, renewed where that is due; null where nobody is logged in. */
  readonly tokenInForce: () => Promise<string | null>;
  /** An authenticated call was answered 401, or could not be made for want of a token (then null). */
  readonly onRejected: (sentToken: string | null) => void;
}

interface RestCall {
  readonly method?: 'GET' | 'POST';
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

/** Makes one call; answers the body in the shape of `schema`, or rejects with a `CallFailure`. */
export type Rest = <Answer>(
  path: string,
  schema: v.GenericSchema<unknown, Answer>,
  call?: RestCall,
) => Promise<Answer>;

/** The one ofetch instance: JSON, bearer, and the spec's rules for 401 and for a missing token (section 8). */
export function createRest({ baseUrl, tokenInForce, onRejected }: RestOptions): Rest {
  const fetchJson = ofetch.create({
    baseURL: baseUrl,
    retry: 0,
    responseType: 'json',
  });

  return async (path, schema, call = {}) => {
    const { method = 'GET', body, noAuth = false, timeout = limits.callTimeout, keepalive = false } = call;
    const token = noAuth ? null : (call.token ?? (await tokenInForce()));
    if (!noAuth && token === null) {
      onRejected(null);
      throw failure('NO_TOKEN', 'Log in to carry on.', 401);
    }
    try {
      const answer: unknown = await fetchJson(path, {
        method,
        timeout,
        keepalive,
        ...(body && { body }),
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
      });
      return v.parse(schema, answer ?? null);
    } catch (error) {
      if (token !== null && error instanceof FetchError && error.status === 401) onRejected(token);
      throw describe(error);
    }
  };
}

const errorBodySchema = v.object({ error: v.object({ code: v.string(), message: v.string() }) });

function describe(error: unknown): CallFailure {
  if (!(error instanceof FetchError))
    return failure('UNEXPECTED', 'Please contact administrator for support', 0);
  if (error.status === undefined) {
    return failure('UNREACHABLE', "We couldn't reach the server. Check your connection and try again.", 0);
  }
  const body = v.safeParse(errorBodySchema, error.data);
  const { code, message } = body.success
    ? body.output.error
    : { code: 'UNEXPECTED', message: 'Please contact administrator for support' };
  const headers = error.response?.headers;
  const seconds = Number.parseInt(headers?.get('retry-after') ?? '', 10);
  return {
    ...failure(code, message, error.status, headers?.get('x-request-id') ?? ''),
    ...(seconds > 0 && { retryAt: Date.now() + seconds * 1000 }),
  };
}

function failure(code: string, message: string, status: number, reference = ''): CallFailure {
  return { code, message, status, reference };
}
