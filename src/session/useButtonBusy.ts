import { useSelector } from '@xstate/react';
import { useRuntime } from './runtime.ts';

/** Whether calls are running that somebody pressed a button for, or that concern the whole page (spec section 7). */
export function useButtonBusy(): boolean {
  return useSelector(useRuntime().activity, (snapshot) => snapshot.matches('busy'));
}
