import { createBrowserInspector } from '@statelyai/inspect';
import type { InspectionEvent, Snapshot } from 'xstate';
import { parentOf } from '#machines/internals.ts';
import { createRecorder, isChart } from './recorder.ts';

/**
 * Opens the hosted visualiser in a window, and tells it the same as the page at `/__machines` is told. XState's own
 * events are not handed to the library: its sanitizers see an event and a context, and leave the output, the error and
 * the input of a call as they are, which are the person, the failure and the password.
 */
export function publishToStately(page: Window) {
  const { adapter } = createBrowserInspector({
    window: page,
    // Plain already; the library would cut it to ten entries of each object.
    serialize: (told) => told,
    maxDeferredEvents: 1_000,
  });
  let rootId = '';
  const stampOf = (actor: string) => ({
    sessionId: actor,
    rootId,
    id: '',
    createdAt: String(Date.now()),
    _version: 'masked',
  });

  const recorder = createRecorder(({ actor, status, value, context }, { type, payload }) => {
    const event = { ...payload, type };
    const snapshot = { status, value, context } as unknown as Snapshot<unknown>;
    adapter.send({ ...stampOf(actor), type: '@xstate.event', event, sourceId: undefined });
    adapter.send({ ...stampOf(actor), type: '@xstate.snapshot', event, snapshot });
  });

  return (inspected: InspectionEvent): void => {
    ({ rootId } = inspected);
    const { actorRef: actor } = inspected;
    if (inspected.type === '@xstate.actor' && isChart(actor)) {
      adapter.send({
        ...stampOf(actor.sessionId),
        type: '@xstate.actor',
        name: actor.logic.id,
        parentId: parentOf(actor)?.sessionId,
        definition: JSON.stringify(actor.logic.config),
        snapshot: { status: 'active' },
      });
    }
    recorder.inspect(inspected);
  };
}
