import * as v from 'valibot';
import { limits } from './limits.ts';
import { tokenResponseSchema, type TokenResponse } from './tokens.ts';

/** Path at which the server begins a log-in by single sign-on; the query `ReturnUrl` is the page to open after it. */
export const ssoLoginPath = '/sso/login';

/** Query parameter of the callback page: seconds until the next log-in can begin. */
export const retryAfterParameter = 'retry_after';

/** Path at which the callback page exchanges the provider's response for a session. */
export const ssoExchangePath = '/api/app/anonymous/sso-exchange';

function fromCallback(label: string, length: number) {
  return v.pipe(
    v.string(`${label} must be a text`),
    v.maxLength(length, `${label} must be up to ${length} characters`),
  );
}

/** The provider's response in the address of the callback page (contract, "REST"). `iss` is optional (RFC 9207). */
export const ssoExchangeSchema = v.object(
  {
    code: v.optional(fromCallback('Code', limits.tokenLength), ''),
    state: v.optional(fromCallback('State', limits.tokenLength), ''),
    iss: v.optional(fromCallback('Issuer', limits.urlLength)),
  },
  'Send code and state as one JSON object',
);

export type SsoExchange = v.InferOutput<typeof ssoExchangeSchema>;

/** The response to the exchange: tokens, and the wanted page as path, query, and hash (null if unknown). */
export const ssoResponseSchema = v.object({
  ...tokenResponseSchema.entries,
  returnUrl: v.nullish(v.string(), null),
});

export type SsoResponse = TokenResponse & Pick<v.InferOutput<typeof ssoResponseSchema>, 'returnUrl'>;
