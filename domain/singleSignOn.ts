import * as v from 'valibot';
import { limits } from './limits.ts';
import { tokenAnswerSchema, type TokenAnswer } from './tokens.ts';

/** Where the server begins a log-in by single sign-on; `ReturnUrl` says where it is to end. */
export const ssoLoginPath = '/sso/login';

/** Names, in the address of the callback page, the seconds after which a log-in can begin again. */
export const retryAfterName = 'retry_after';

/** Where the callback page exchanges what the provider sent for a session. */
export const ssoExchangePath = '/api/app/anonymous/sso-exchange';

function fromCallback(label: string, length: number) {
  return v.pipe(
    v.string(`${label} must be a text`),
    v.maxLength(length, `${label} must be up to ${length} characters`),
  );
}

/**
 * What the identity provider put into the address of the callback page (contract, "REST"). `iss` is there where the
 * provider names itself (RFC 9207).
 */
export const ssoExchangeSchema = v.object(
  {
    code: v.optional(fromCallback('Code', limits.tokenLength), ''),
    state: v.optional(fromCallback('State', limits.tokenLength), ''),
    iss: v.optional(fromCallback('Issuer', limits.urlLength)),
  },
  'Send code and state as one JSON object',
);

export type SsoExchange = v.InferOutput<typeof ssoExchangeSchema>;

/** The answer to logging in, with the page that the person wanted: path, query, and hash; null where none is known. */
export const ssoAnswerSchema = v.object({
  ...tokenAnswerSchema.entries,
  returnUrl: v.nullish(v.string(), null),
});

/** The answer as the browser reads it. */
export type ReceivedSsoAnswer = v.InferOutput<typeof ssoAnswerSchema>;

/** The answer as our own backend gives it. */
export type SsoAnswer = TokenAnswer & Pick<ReceivedSsoAnswer, 'returnUrl'>;
