import { useSelector } from '@xstate/react';
import type { ShownNotice } from '#machines/notificationsMachine.ts';
import { useRuntime } from './runtime.ts';

/** What is told at the top right now, oldest first. */
export function useNotices(): readonly ShownNotice[] {
  return useSelector(useRuntime().notifications, (snapshot) => snapshot.context.notices);
}
