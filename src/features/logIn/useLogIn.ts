import { useSelector } from '@xstate/react';
import type { Credentials } from '#domain/credentials.ts';
import { useRuntime } from '#session/runtime.ts';

/** Returns the state of the session's chart, the failure of the last log-in attempt, and a function that logs in. */
export function useLogIn() {
  const { session, notifications } = useRuntime();
  const state = useSelector(session, (snapshot) => snapshot.value);
  const failure = useSelector(session, (snapshot) => snapshot.context.failure);
  const busy = useSelector(session, (snapshot) => snapshot.hasTag('busy'));
  const submit = (credentials: Credentials) => {
    // Notices about earlier attempts are out of date.
    notifications.send({ type: 'notices.dropped' });
    session.send({ type: 'logIn.submitted', credentials });
  };
  return { state, busy, submit, failure };
}
