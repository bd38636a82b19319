import { useRuntime } from './runtime.ts';
import { usePartnerList } from './usePartnerList.ts';

/** Asks again for those of the person's lists whose last load has failed. */
export function useRetryLists(): () => void {
  const { queries } = useRuntime();
  const { failure, retry } = usePartnerList();
  return () => {
    if (failure) retry();
    queries.retryFailed();
  };
}
