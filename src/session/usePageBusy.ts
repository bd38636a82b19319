import { useSelector } from '@xstate/react';
import { useRuntime } from './runtime.ts';

/** Whether calls that concern the whole page are running (spec section 7). */
export function usePageBusy(): boolean {
  return useSelector(useRuntime().activity, (snapshot) => snapshot.matches({ busy: 'page' }));
}
