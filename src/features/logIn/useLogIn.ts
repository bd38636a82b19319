import { useSelector } from '@xstate/react';
import type { Credentials } from '#domain/credentials.ts';
import { useRuntime } from '#session/runtime.ts';

/** State of the log-in; `failure` is that of the last attempt. */
export function useLogIn() {
  const { session, notifications } = useRuntime();
  const state = useSelector(session, (snapshot) => snapshot.value);
  const failure = useSelector(session, (snapshot) => snapshot.context.failure);
  const busy = useSelector(session, (snapshot) => snapshot.hasTag('busy'));
  const submit = (credentials: Credentials) => {
    // Notices of earlier attempts are out of date.
    notifications.send({ type: 'notices.dropped' });
    session.send({ type: 'logIn.submitted', credentials });
  };
  return { state, busy, submit, failure };
}
