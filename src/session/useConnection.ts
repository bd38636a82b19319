import { useSelector } from '@xstate/react';
import { useRuntime } from './runtime.ts';

/** Whether the backend can be reached, as far as a person should know. */
export function useConnection(): 'connected' | 'updating' | 'offline' {
  const state = useSelector(useRuntime().connection, (snapshot) => snapshot.value);
  return state === 'starting' ? 'connected' : state;
}
