import type { DataCallOptions } from '#api/dataCall.ts';
import { isRefusal } from '#domain/callFailure.ts';
import { reactionToData } from '#domain/errorCatalogue.ts';
import type { Runtime } from '#session/runtime.ts';
import type { TellFailure } from './tellFailure.ts';

interface DataReactionsDependencies extends Pick<Runtime, 'app' | 'connection'> {
  readonly tellFailure: TellFailure;
  readonly onRejected: (sentToken: string | null) => void;
}

/** What follows when a GraphQL call has failed or was answered (spec section 8). */
export function createDataReactions({
  app,
  connection,
  tellFailure,
  onRejected,
}: DataReactionsDependencies): Pick<DataCallOptions, 'onFailed' | 'onAnswered'> {
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
      // Of a page that was left nothing is missing any more.
      if (reaction === 'notFound' && isLeft) return;
      if (reaction === 'notFound') app.send({ type: 'data.missing' });
      else tellFailure('data', `graphql ${operationName}`, failure);
      if (reaction === 'updating') connection.send({ type: 'gateway.failed' });
    },
    onAnswered: () => connection.send({ type: 'data.answered' }),
  };
}
