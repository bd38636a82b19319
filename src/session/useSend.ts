import type { PersonEvent } from '#machines/appMachine.ts';
import { useRuntime } from './runtime.ts';

/** Sends what the person did to the root chart. */
export function useSend(): (event: PersonEvent) => void {
  return useRuntime().app.send;
}
