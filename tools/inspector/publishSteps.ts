import { randomKey } from '#domain/randomKey.ts';
import { maskText } from './mask.ts';
import { channelName, createTabLockName, type InspectorMessage, type TabMessage } from './messages.ts';
import { createRecorder, formatState } from './recorder.ts';
import { sendEvent } from './sendEvent.ts';

/** Publishes the steps of this tab's charts to the inspector's page in another tab. Returns the charts' inspector. */
export function publishSteps(page: Window) {
  const channel = new BroadcastChannel(channelName);
  const tab = randomKey();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
  const post = (message: TabMessage): void => channel.postMessage(message);
  const path = () => maskText(page.location.pathname, 'path');
  const recorder = createRecorder(
    (chart, step) => post({ kind: 'stepped', tab, path: path(), chart, step }),
    (call) => post({ kind: 'called', tab, call }),
  );

  function postAll(): void {
    const [charts, steps, calls] = [recorder.charts(), recorder.steps(), recorder.calls()];
    post({ kind: 'known', tab, path: path(), charts, steps, calls });
  }
  function open(): void {
    channel.addEventListener('message', ({ data }: MessageEvent<InspectorMessage>) => {
      if (data.kind === 'asked') postAll();
      else if (data.kind === 'sent' && data.tab === tab) {
        const actor = recorder.find(data.actor);
        const outcome = sendEvent(actor, data.event);
        const state = actor ? formatState(actor.getSnapshot()) : '';
        post({ kind: 'answered', request: data.request, outcome, state });
      }
    });
    postAll();
  }

  // The lock is held until the tab closes. Pages without TLS have no locks, so the inspector's page does not
  // notice when they close.
  const { locks } = page.navigator as Partial<Pick<Navigator, 'locks'>>;
  if (locks) {
    void locks.request(createTabLockName(tab), () => {
      open();
      return new Promise(() => undefined);
    });
  } else open();
  return recorder.inspect;
}
