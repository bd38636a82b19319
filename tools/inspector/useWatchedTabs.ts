import { useEffect, useReducer, useRef } from 'react';
import type { EventObject } from 'xstate';
import { randomKey } from '#domain/randomKey.ts';
import { channelName, lockOf, type Asked, type Outcome, type RunningChart, type Told } from './messages.ts';
import { watch } from './watched.ts';

/** What became of an event that was sent, and where the chart is since; a tab that hangs says nothing. */
export type Answer =
  | { readonly outcome: Outcome; readonly state: string }
  | { readonly outcome: 'silent'; readonly state: null };

/** Milliseconds that a tab has to answer. */
const patience = 3_000;

/** The tabs of the product that are open in this browser, live, and a way to send their charts events. */
export function useWatchedTabs() {
  const [tabs, tell] = useReducer(watch, []);
  const channel = useRef<BroadcastChannel>(null);
  const waiting = useRef(new Map<string, (answer: Answer) => void>());

  useEffect(() => {
    const opened = new BroadcastChannel(channelName);
    const leaving = new AbortController();
    const followed = new Set<string>();
    channel.current = opened;
    opened.addEventListener('message', ({ data: told }: MessageEvent<Told | Asked>) => {
      if (told.kind === 'answered') {
        waiting.current.get(told.request)?.(told);
        waiting.current.delete(told.request);
      } else if (told.kind === 'known' || told.kind === 'stepped' || told.kind === 'called') tell(told);
      if (told.kind === 'known' && !followed.has(told.tab)) {
        followed.add(told.tab);
        followUntilClosed(told.tab, leaving.signal, () => tell({ kind: 'closed', tab: told.tab }));
      }
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
    opened.postMessage({ kind: 'asked' } satisfies Asked);
    return () => {
      leaving.abort();
      opened.close();
    };
  }, []);

  function send(tab: string, { actor }: RunningChart, event: EventObject): Promise<Answer> {
    const request = randomKey();
    channel.current?.postMessage({ kind: 'sent', tab, actor, request, event } satisfies Asked);
    return new Promise((resolve) => {
      waiting.current.set(request, resolve);
      setTimeout(() => {
        waiting.current.delete(request);
        resolve({ outcome: 'silent', state: null });
      }, patience);
    });
  }

  return { tabs, send, clear: () => tell({ kind: 'cleared' }) };
}

/** The lock of a tab is to be had once the tab is gone. */
function followUntilClosed(tab: string, signal: AbortSignal, onClosed: () => void): void {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  locks?.request(lockOf(tab), { signal }, onClosed).catch(() => undefined);
}
