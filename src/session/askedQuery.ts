import { toCallFailure } from '#domain/callFailure.ts';

/** How a query stands. */
export interface Asked {
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

/** What a `Region` is told of how a query stands. */
export function regionOf({ loading, error, refetch }: Asked) {
  const failure = error ? toCallFailure(error) : null;
  return {
    isLoading: loading,
    failure: failure && {
      message: failure.message,
      reference: failure.reference,
      isMissing: failure.code === 'NOT_FOUND',
    },
    onRetry: () => void refetch(),
  };
}

/** What is shown while other rows are read: those that were there. */
export function shownOf<Data>({
  data,
  previousData,
  loading,
}: {
  readonly data?: Data;
  readonly previousData?: Data;
  readonly loading: boolean;
}): Data | undefined {
  return data ?? (loading ? previousData : undefined);
}

/**
 * What is shown of one thing while it is read anew, and where that fails: as it was, since what is typed about it would
 * go with it. What is gone is not shown.
 */
export function keptOf<Data>({
  data,
  previousData,
  loading,
  error,
}: {
  readonly data?: Data;
  readonly previousData?: Data;
  readonly loading: boolean;
  readonly error?: unknown;
}): Data | undefined {
  const isGone = error !== undefined && toCallFailure(error).code === 'NOT_FOUND';
  return data ?? (loading || (error !== undefined && !isGone) ? previousData : undefined);
}
