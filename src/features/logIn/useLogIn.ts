import { useSelector } from '@xstate/react';
import type { CallFailure } from '#domain/callFailure.ts';
import type { Credentials } from '#domain/credentials.ts';
import { useRuntime } from '#session/runtime.ts';

export interface LogInState {
  readonly state: string | object;
  readonly busy: boolean;
  /** Why the last try failed; null before one and while one runs. */
  readonly failure: CallFailure | null;
  /** How many tries have failed, so that the same failure twice is told twice. */
  readonly failures: number;
  readonly submit: (credentials: Credentials) => void;
  /** Where single sign-on starts; null where none is set up. */
  readonly ssoLoginUrl: string | null;
  /** Whether this browser keeps a session over a reload. */
  readonly isSessionLasting: boolean;
}

/** Where logging in stands. */
export function useLogIn(): LogInState {
  const { session, activity, ssoLoginUrl, isSessionLasting } = useRuntime();
  const state = useSelector(session, (snapshot) => snapshot.value);
  const failure = useSelector(session, (snapshot) => snapshot.context.failure);
  const failures = useSelector(session, (snapshot) => snapshot.context.failures);
  const isCalling = useSelector(activity, (snapshot) => snapshot.matches('busy'));
  const busy = isCalling || state === 'refreshingUserInfo';
  const submit = (credentials: Credentials) => session.send({ type: 'logIn.submitted', credentials });
  return { state, busy, submit, failure, failures, ssoLoginUrl, isSessionLasting };
}
