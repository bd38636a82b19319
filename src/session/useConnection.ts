import { useSelector } from '@xstate/react';
import { useRuntime } from './runtime.ts';

export function useConnection(): 'connected' | 'updating' | 'offline' {
  const state = useSelector(useRuntime().connection, (snapshot) => snapshot.value);
  return state === 'starting' ? 'connected' : state;
}
