import { useCallback, useEffect, useMemo, useState } from 'react';
import { toCallFailure, type CallFailure } from '#domain/callFailure.ts';
import { useRuntime } from '#session/runtime.ts';
import { createOwnApplicationCalls, type OwnApplication } from './ownApplicationCalls.ts';

interface OwnApplicationState {
  /** Null as long as it was not read. */
  readonly application: OwnApplication | null;
  /** Why it could not be read. */
  readonly failure: CallFailure | null;
}

/** How the person's own application stands by now, and the way to answer what they are asked. */
export function useOwnApplication() {
  const { request } = useRuntime();
  const calls = useMemo(() => createOwnApplicationCalls(request), [request]);
  const [state, setState] = useState<OwnApplicationState>({ application: null, failure: null });
  const load = useCallback(
    () =>
      calls.read().then(
        (application) => setState({ application, failure: null }),
        (error: unknown) => setState({ application: null, failure: toCallFailure(error) }),
      ),
    [calls],
  );
  useEffect(() => void load(), [load]);

  /** What is shown stays where it cannot be read anew. */
  async function refresh(): Promise<void> {
    const application = await calls.read().catch(() => null);
    if (application) setState({ application, failure: null });
  }

  return {
    ...state,
    retry: () => void load(),
    /** Rejects with a `CallFailure`; where somebody decided meanwhile, the application is as it stands since. */
    answer: async (text: string) => {
      const version = state.application?.version ?? 0;
      try {
        const application = await calls.answer(version, text);
        setState({ application, failure: null });
      } catch (error) {
        if (toCallFailure(error).code === 'CONFLICT') await refresh();
        throw error;
      }
    },
  };
}
