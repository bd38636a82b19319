import { useRuntime } from './runtime.ts';

/** Asks again for those of the person's lists whose last load has failed. */
export function useRetryLists(): () => void {
  const { app, partnerList, queries } = useRuntime();
  return () => {
    if (partnerList.getSnapshot().context.failure) app.send({ type: 'list.retried' });
    queries.retryFailed();
  };
}
