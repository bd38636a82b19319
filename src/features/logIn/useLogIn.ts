import { useSelector } from '@xstate/react';
import type { CallFailure } from '#domain/callFailure.ts';
import type { Credentials } from '#domain/credentials.ts';
import { useRuntime } from '#session/runtime.ts';

export interface LogInState {
  readonly state: string | object;
  readonly busy: boolean;
  /** Failure of the last try; null before the first and while one runs. */
  readonly failure: CallFailure | null;
  readonly submit: (credentials: Credentials) => void;
  /** Address of single sign-on; null when none is configured. */
  readonly ssoLoginUrl: string | null;
  /** True when this browser keeps a session over a reload. */
  readonly isSessionLasting: boolean;
}

/** State of logging in, with the way to try. */
export function useLogIn(): LogInState {
  const { session, notifications, ssoLoginUrl, isSessionLasting } = useRuntime();
  const state = useSelector(session, (snapshot) => snapshot.value);
  const failure = useSelector(session, (snapshot) => snapshot.context.failure);
  const busy = useSelector(session, (snapshot) => snapshot.hasTag('busy'));
  const submit = (credentials: Credentials) => {
    // Notices of earlier tries are over.
    notifications.send({ type: 'notices.dropped' });
    session.send({ type: 'logIn.submitted', credentials });
  };
  return { state, busy, submit, failure, ssoLoginUrl, isSessionLasting };
}
