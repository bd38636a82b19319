import type { CallManner, DataCallOptions } from '#api/dataCall.ts';
import { createSendOperation } from '#api/request.ts';
import { isRefusal } from '#domain/callFailure.ts';
import { reactionToStatus } from '#domain/errorCatalog.ts';
import type { Runtime } from '#session/runtime.ts';
import type { DataLayer } from './dataLayer.ts';
import { loadDataLayerModule } from './lazyPages.tsx';
import type { ReportFailure } from './reportFailure.ts';

interface DataReactionsDependencies extends Pick<Runtime, 'app' | 'connection'> {
  readonly reportFailure: ReportFailure;
  readonly onRejected: (sentToken: string | null) => void;
}

type Reactions = Pick<DataCallOptions, 'onFailed' | 'onAnswered'>;

interface DataCallsDependencies extends DataReactionsDependencies {
  readonly session: Runtime['session'];
  readonly calls: Omit<DataCallOptions, keyof Reactions>;
}

/** Creates the app's GraphQL calls: the views' Apollo client, loaded on demand, and `SendOperation`s without a client. */
export function createDataCalls({ session, calls, ...dependencies }: DataCallsDependencies) {
  const options = { ...calls, ...createDataCallReactions(dependencies) };
  let layer: DataLayer | undefined;
  /** Returns the functions that change the views' Apollo cache; null before the client exists. */
  const held = () => layer?.held() ?? null;

  return {
    /** Creates a `SendOperation` with these options, which writes its data to the views' Apollo cache, if there is one. */
    requestAs: (manner: CallManner) =>
      createSendOperation({ ...options, keepRows: (...answered) => held()?.keep(...answered) }, manner),
    /** Loads the client of the views and its code, once. */
    loadLayer: async (): Promise<DataLayer> => {
      const { createDataLayer } = await loadDataLayerModule();
      layer ??= createDataLayer(options, session);
      return layer;
    },
    held,
    forget: () => layer?.forget(),
  };
}

/** Creates the reactions to failed and answered GraphQL calls (spec section 8). */
export function createDataCallReactions(dependencies: DataReactionsDependencies): Reactions {
  const { app, connection, reportFailure, onRejected } = dependencies;
  return {
    onFailed: ({ operationName, failure, sentToken, isLeft, isAhead, isToldByPage, isBackground }) => {
      // A failed preload is not reported: the page calls again when it is opened.
      if (isAhead) return;
      // The person's role may have changed, so the renewal requests the user info again.
      if (failure.code === 'FORBIDDEN' && sentToken !== null)
        app.getSnapshot().children.renewal?.send({ type: 'renewal.needed' });
      if (isToldByPage && isRefusal(failure)) return;
      const reaction = reactionToStatus(failure.status);
      if (reaction === 'logIn' && sentToken !== null) onRejected(sentToken);
      if (isBackground) return;
      // A missing entity concerns only the page that requested it, which the person has left.
      if (reaction === 'notFound' && isLeft) return;
      if (reaction === 'notFound') app.send({ type: 'data.missing' });
      else reportFailure('data', `graphql ${operationName}`, failure);
      if (reaction === 'updating') connection.send({ type: 'gateway.failed' });
    },
    onAnswered: () => connection.send({ type: 'data.answered' }),
  };
}
