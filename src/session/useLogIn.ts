import { useSelector } from '@xstate/react';
import type { CallFailure } from '#domain/callFailure.ts';
import { useRuntime } from './runtime.ts';

export interface LogInState {
  readonly busy: boolean;
  /** Why the last try failed; null before one and while one runs. */
  readonly failure: CallFailure | null;
  /** Where single sign-on starts; null where none is set up. */
  readonly ssoLoginUrl: string | null;
}

/** Where logging in stands. */
export function useLogIn(): LogInState {
  const { session, ssoLoginUrl } = useRuntime();
  const busy = useSelector(
    session,
    (snapshot) => snapshot.matches('loggingIn') || snapshot.matches('refreshingUserInfo'),
  );
  const failure = useSelector(session, (snapshot) => snapshot.context.failure);
  return { busy, failure, ssoLoginUrl };
}
