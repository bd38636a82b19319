import type { PressEvent } from '#machines/appMachine.ts';
import { useRuntime } from './runtime.ts';

/** Counts what the person presses that is no step of a flow. */
export function useSend(): (event: PressEvent) => void {
  return useRuntime().app.send;
}
