import type { CallManner, DataCallOptions } from '#api/dataCall.ts';
import { createRequest } from '#api/request.ts';
import { isRefusal } from '#domain/callFailure.ts';
import { reactionToData } from '#domain/errorCatalog.ts';
import type { Runtime } from '#session/runtime.ts';
import type { DataLayer } from './dataLayer.ts';
import { dataLayer } from './lazyPages.tsx';
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

/** Creates the GraphQL calls of the app, with and without the client of the views. */
export function createDataCalls({ session, calls, ...dependencies }: DataCallsDependencies) {
  const options = { ...calls, ...createDataReactions(dependencies) };
  let layer: DataLayer | undefined;
  /** The cached rows; null before the first query. */
  const held = () => layer?.held() ?? null;

  return {
    /** Makes calls with these options; rows of their answers are written to the cache of the views. */
    requestAs: (manner: CallManner) =>
      createRequest({ ...options, keepRows: (...answered) => held()?.keep(...answered) }, manner),
    /** Loads the client and its code once. */
    loadLayer: async (): Promise<DataLayer> => {
      const { createDataLayer } = await dataLayer();
      layer ??= createDataLayer(options, session);
      return layer;
    },
    held,
    forget: () => layer?.forget(),
  };
}

/** Reacts to a failed or answered GraphQL call (spec section 8). */
export function createDataReactions({
  app,
  connection,
  reportFailure,
  onRejected,
}: DataReactionsDependencies): Reactions {
  return {
    onFailed: ({ operationName, failure, sentToken, isLeft, isAhead, isToldByPage, isBackground }) => {
      // Only a preload: the page requests again, and reports then.
      if (isAhead) return;
      // Their role may have changed: the user info is requested again.
      if (failure.code === 'FORBIDDEN' && sentToken !== null)
        app.getSnapshot().children.renewal?.send({ type: 'renewal.needed' });
      if (isToldByPage && isRefusal(failure)) return;
      const reaction = reactionToData(failure.status);
      if (reaction === 'logIn' && sentToken !== null) onRejected(sentToken);
      if (isBackground) return;
      // The person has left the page.
      if (reaction === 'notFound' && isLeft) return;
      if (reaction === 'notFound') app.send({ type: 'data.missing' });
      else reportFailure('data', `graphql ${operationName}`, failure);
      if (reaction === 'updating') connection.send({ type: 'gateway.failed' });
    },
    onAnswered: () => connection.send({ type: 'data.answered' }),
  };
}
