import { useSelector } from '@xstate/react';
import type { NotificationsEvent, ShownNotice } from '#machines/notificationsMachine.ts';
import { useRuntime } from './runtime.ts';

interface Notices {
  /** Oldest first. */
  readonly notices: readonly ShownNotice[];
  readonly send: (event: NotificationsEvent) => void;
}

/** The notices at the top right, and how to send to their chart. */
export function useNotices(): Notices {
  const { notifications } = useRuntime();
  const notices = useSelector(notifications, (snapshot) => snapshot.context.notices);
  return { notices, send: notifications.send };
}
