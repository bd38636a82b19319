import { useCallback, useEffect, useState } from 'react';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import {
  AnswerApplicationQuestionDocument,
  OwnApplicationDocument,
  type OwnApplicationFieldsFragment,
} from '#graphql/applicationRequests.ts';
import { useRuntime } from '#session/runtime.ts';

interface OwnApplicationState {
  /** The application; null until it has loaded. */
  readonly application: OwnApplicationFieldsFragment | null;
  readonly failure: CallFailure | null;
}

/** Loads the signed-in person's application to be an affiliate; `answer` answers the open question. */
export function useOwnApplication() {
  const { request } = useRuntime();
  const [state, setState] = useState<OwnApplicationState>({ application: null, failure: null });
  const load = useCallback(
    () =>
      request(OwnApplicationDocument).then(
        ({ ownApplication }) => setState({ application: ownApplication ?? null, failure: null }),
        (error: unknown) => setState({ application: null, failure: toCallFailure(error) }),
      ),
    [request],
  );
  useEffect(() => void load(), [load]);

  /** Reloads the application; keeps the loaded one if the request fails. */
  async function refresh(): Promise<void> {
    const answer = await request(OwnApplicationDocument).catch(() => null);
    if (answer?.ownApplication) setState({ application: answer.ownApplication, failure: null });
  }

  return {
    ...state,
    retry: () => void load(),
    /** Answers the open question. Rejects with a `CallFailure`; after a conflict, reloads the application first. */
    answer: async (answer: string) => {
      try {
        const version = state.application?.version ?? 0;
        const answered = await request(AnswerApplicationQuestionDocument, { version, answer });
        setState({ application: answered.answerApplicationQuestion, failure: null });
      } catch (error) {
        if (toCallFailure(error).code === 'CONFLICT') await refresh();
        throw error;
      }
    },
  };
}
