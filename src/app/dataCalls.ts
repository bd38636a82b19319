import type { CallManner, DataCallOptions } from '#api/dataCall.ts';
import type { HeldRows } from '#api/heldRows.ts';
import { createRequest, type Request } from '#api/request.ts';
import { isRefusal } from '#domain/callFailure.ts';
import { reactionToData } from '#domain/errorCatalogue.ts';
import type { Runtime } from '#session/runtime.ts';
import type { DataLayer } from './dataLayer.ts';
import { dataLayer } from './lazyPages.tsx';
import type { TellFailure } from './reportFailure.ts';

interface DataReactionsDependencies extends Pick<Runtime, 'app' | 'connection'> {
  readonly reportFailure: TellFailure;
  readonly onRejected: (sentToken: string | null) => void;
}

type Reactions = Pick<DataCallOptions, 'onFailed' | 'onAnswered'>;

interface DataCallsDependencies extends DataReactionsDependencies {
  readonly session: Runtime['session'];
  readonly calls: Omit<DataCallOptions, keyof Reactions>;
}

/** The GraphQL calls of the app: by the client of the pages that read rows, and without it. */
export interface DataCalls {
  /** Makes calls of this manner; rows of their answers show wherever they are shown already. */
  readonly requestAs: (manner: CallManner) => Request;
  /** The client with its code, which the first call loads. */
  readonly loadLayer: () => Promise<DataLayer>;
  /** The rows that the pages hold; null before the first was asked for. */
  readonly held: () => HeldRows | null;
  /** Drops these rows. */
  readonly forget: () => void;
}

export function createDataCalls({ session, calls, ...dependencies }: DataCallsDependencies): DataCalls {
  const options = { ...calls, ...createDataReactions(dependencies) };
  let layer: DataLayer | undefined;
  const held = () => layer?.held() ?? null;

  return {
    requestAs: (manner) =>
      createRequest({ ...options, keepRows: (...answered) => held()?.keep(...answered) }, manner),
    loadLayer: async () => {
      const { createDataLayer } = await dataLayer();
      layer ??= createDataLayer(options, session);
      return layer;
    },
    held,
    forget: () => layer?.forget(),
  };
}

/** Reacts to a GraphQL call that has failed or was answered (spec section 8). */
export function createDataReactions({
  app,
  connection,
  reportFailure,
  onRejected,
}: DataReactionsDependencies): Reactions {
  return {
    onFailed: ({ operationName, failure, sentToken, isLeft, isAhead, isToldByPage, isBackground }) => {
      // Somebody only pointed at a link: the page asks again, and tells then.
      if (isAhead) return;
      // Their role may be another one by now: who they are is asked for anew.
      if (failure.code === 'FORBIDDEN' && sentToken !== null)
        app.getSnapshot().children.renewal?.send({ type: 'renewal.needed' });
      if (isToldByPage && isRefusal(failure)) return;
      const reaction = reactionToData(failure.status);
      if (reaction === 'logIn' && sentToken !== null) onRejected(sentToken);
      if (isBackground) return;
      // A page that the person has left misses nothing.
      if (reaction === 'notFound' && isLeft) return;
      if (reaction === 'notFound') app.send({ type: 'data.missing' });
      else reportFailure('data', `graphql ${operationName}`, failure);
      if (reaction === 'updating') connection.send({ type: 'gateway.failed' });
    },
    onAnswered: () => connection.send({ type: 'data.answered' }),
  };
}
