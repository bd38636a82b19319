import { randomKey } from '#domain/randomKey.ts';
import { maskText } from './mask.ts';
import { channelName, lockOf, type Asked, type Told } from './messages.ts';
import { createRecorder, spellState } from './recorder.ts';
import { sendEvent } from './sendEvent.ts';

/** Tells the inspector's page, wherever in this browser it is open, what the charts of this tab do. */
export function publish(page: Window) {
  const channel = new BroadcastChannel(channelName);
  const tab = randomKey();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
  const tell = (told: Told): void => channel.postMessage(told);
  const path = () => maskText(page.location.pathname, 'path');
  const recorder = createRecorder(
    (chart, step) => tell({ kind: 'stepped', tab, path: path(), chart, step }),
    (call) => tell({ kind: 'called', tab, call }),
  );

  function tellAll(): void {
    const [charts, steps, calls] = [recorder.charts(), recorder.steps(), recorder.calls()];
    tell({ kind: 'known', tab, path: path(), charts, steps, calls });
  }
  function hear({ data: asked }: MessageEvent<Asked>): void {
    if (asked.kind === 'asked') tellAll();
    else if (asked.kind === 'sent' && asked.tab === tab) {
      const actor = recorder.find(asked.actor);
      const outcome = sendEvent(actor, asked.event);
      const state = actor ? spellState(actor.getSnapshot()) : '';
      tell({ kind: 'answered', request: asked.request, outcome, state });
    }
  }
  function open(): void {
    channel.addEventListener('message', hear);
    tellAll();
  }

  // Held for good; on pages without TLS there are none, and a tab that has gone stays listed.
  const { locks } = page.navigator as Partial<Pick<Navigator, 'locks'>>;
  if (locks) {
    void locks.request(lockOf(tab), () => {
      open();
      return new Promise(() => undefined);
    });
  } else open();
  return recorder.inspect;
}
