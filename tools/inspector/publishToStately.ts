import { createBrowserInspector } from '@statelyai/inspect';
import type { InspectionEvent, Snapshot } from 'xstate';
import { parentOf } from '#machines/internals.ts';
import { createRecorder, isChart } from './recorder.ts';

/**
 * Opens the hosted visualizer in a window, and sends it the same masked steps as `publish` sends. XState's own
 * inspection events are never sent: the library masks events and contexts, but not the output, error, and input of a
 * call, which contain the person, the failure, and the password.
 */
export function publishToStately(page: Window) {
  const { adapter } = createBrowserInspector({
    window: page,
    // The steps are plain data already; the library would cut each object after ten entries.
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
