import { effect } from '#machines/port.ts';
import {
  ssoCallbackMachine,
  type SsoArrival,
  type SsoCallbackEvent,
  type SsoCallbackInput,
} from '#machines/ssoCallbackMachine.ts';
import type { FlowDefinition } from '#app/flow.ts';

/** What the provider's answer means (RFC 6749, section 4.1.2). */
function kindOf(answer: Readonly<Record<string, string>>): SsoCallbackInput['answer'] {
  if (answer['error'] === 'access_denied') return 'denied';
  if (answer['error'] !== undefined) return 'unavailable';
  return answer['code'] !== undefined && answer['state'] !== undefined ? 'code' : 'nothing';
}

export const ssoCallbackFlow: FlowDefinition = {
  begin: ({ arrival }, { runtime, exchangeSsoCode }) => {
    const answer = Object.fromEntries(new URLSearchParams(arrival.secret ?? ''));
    const input: SsoCallbackInput = {
      answer: kindOf(answer),
      isSignedIn: runtime.session.getSnapshot().matches('loggedIn'),
    };
    const chart = ssoCallbackMachine.provide({
      actors: {
        exchangeCode: effect<SsoArrival>((_, signal) => exchangeSsoCode(answer, signal)),
      },
    });
    return { chart, input };
  },
  describe: (): SsoCallbackEvent => ({ type: 'page.shown' }),
};
