import type { CallFailure } from '#domain/callFailure.ts';
import { retryAfterParameter } from '#domain/singleSignOn.ts';
import { effect } from '#machines/port.ts';
import {
  ssoCallbackMachine,
  type SsoCallbackEvent,
  type SsoCallbackInput,
} from '#machines/ssoCallbackMachine.ts';
import type { FlowDefinition } from '#session/flow.ts';

/** Longest wait that the address can ask for, in seconds; a longer one is invalid. */
const longestWait = 3_600;

/** Classifies the provider's authorization response (RFC 6749, section 4.1.2). */
function kindOf(answer: Readonly<Record<string, string>>): SsoCallbackInput['answer'] {
  if (answer['error'] === 'access_denied') return 'denied';
  if (answer['error'] !== undefined) return 'unavailable';
  return answer['code'] !== undefined && answer['state'] !== undefined ? 'code' : 'nothing';
}

/** Returns the failure for too many log-ins from a network; null without `retry_after`. `now` is in ms since 1970. */
function readRefusal(answer: Readonly<Record<string, string>>, now: number): CallFailure | null {
  const seconds = Number.parseInt(answer[retryAfterParameter] ?? '', 10);
  if (!(seconds > 0 && seconds <= longestWait)) return null;
  const message = 'Too many attempts. Try again later.';
  return { code: 'TOO_MANY_ATTEMPTS', message, status: 429, reference: '', retryAt: now + seconds * 1_000 };
}

export const ssoCallbackFlow: FlowDefinition = {
  begin: ({ locationState }, { runtime, exchangeSsoCode, now }) => {
    const answer = Object.fromEntries(new URLSearchParams(locationState.secret ?? ''));
    const input: SsoCallbackInput = {
      answer: kindOf(answer),
      failure: readRefusal(answer, now()),
      session: runtime.session,
      isSignedIn: runtime.session.getSnapshot().matches('loggedIn'),
    };
    const chart = ssoCallbackMachine.provide({
      actors: { exchangeCode: effect((_, signal) => exchangeSsoCode(answer, signal)) },
    });
    return { chart, input };
  },
  describe: (): SsoCallbackEvent => ({ type: 'page.shown' }),
};
