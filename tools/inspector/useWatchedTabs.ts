import { useEffect, useReducer, useRef } from 'react';
import type { EventObject } from 'xstate';
import { randomKey } from '#domain/randomKey.ts';
import {
  channelName,
  createTabLockName,
  type InspectorMessage,
  type SentEventOutcome,
  type RunningChart,
  type TabMessage,
} from './messages.ts';
import { reduceTabs } from './watched.ts';

/** Outcome of a sent event, with the chart's new state; `silent` if the tab has not answered. */
export type SentEventAnswer =
  | { readonly outcome: SentEventOutcome; readonly state: string }
  | { readonly outcome: 'silent'; readonly state: null };

/** Timeout for the answer of a tab, in milliseconds. */
const answerTimeout = 3_000;

/** Watches the tabs of the product in this browser, and sends events to their charts. */
export function useWatchedTabs() {
  const [tabs, dispatch] = useReducer(reduceTabs, []);
  const channel = useRef<BroadcastChannel>(null);
  const waiting = useRef(new Map<string, (answer: SentEventAnswer) => void>());

  useEffect(() => {
    const opened = new BroadcastChannel(channelName);
    const leaving = new AbortController();
    const followed = new Set<string>();
    channel.current = opened;
    opened.addEventListener('message', ({ data: told }: MessageEvent<TabMessage | InspectorMessage>) => {
      if (told.kind === 'answered') {
        waiting.current.get(told.request)?.(told);
        waiting.current.delete(told.request);
      } else if (told.kind === 'known' || told.kind === 'stepped' || told.kind === 'called') dispatch(told);
      if (told.kind === 'known' && !followed.has(told.tab)) {
        followed.add(told.tab);
        followUntilClosed(told.tab, leaving.signal, () => dispatch({ kind: 'closed', tab: told.tab }));
      }
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
    opened.postMessage({ kind: 'asked' } satisfies InspectorMessage);
    return () => {
      leaving.abort();
      opened.close();
    };
  }, []);

  function send(tab: string, { actor }: RunningChart, event: EventObject): Promise<SentEventAnswer> {
    const request = randomKey();
    channel.current?.postMessage({ kind: 'sent', tab, actor, request, event } satisfies InspectorMessage);
    return new Promise((resolve) => {
      waiting.current.set(request, resolve);
      setTimeout(() => {
        waiting.current.delete(request);
        resolve({ outcome: 'silent', state: null });
      }, answerTimeout);
    });
  }

  return { tabs, send, clear: () => dispatch({ kind: 'cleared' }) };
}

/** Calls `onClosed` once the tab has closed, which releases the lock that this function requests. */
function followUntilClosed(tab: string, signal: AbortSignal, onClosed: () => void): void {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  locks?.request(createTabLockName(tab), { signal }, onClosed).catch(() => undefined);
}
