import { toCallFailure } from '#domain/callFailure.ts';

export interface QueryState {
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

/** Returns the props of a `Region` for the state of a query. */
export function regionProps({ loading, error, refetch }: QueryState) {
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

export interface QueryRows<Data> {
  readonly data?: Data;
  readonly previousData?: Data;
  readonly loading: boolean;
  readonly error?: unknown;
}

/** Returns the rows of a query; while other rows load, the previous ones. */
export function shownData<Data>({ data, previousData, loading }: QueryRows<Data>): Data | undefined {
  return data ?? (loading ? previousData : undefined);
}

/**
 * Returns the row of a query; while it loads again, or after a failure other than `NOT_FOUND`, the previous one, so
 * that typed text about it is kept.
 */
export function keptData<Data>({ data, previousData, loading, error }: QueryRows<Data>): Data | undefined {
  const isGone = error !== undefined && toCallFailure(error).code === 'NOT_FOUND';
  return data ?? (loading || (error !== undefined && !isGone) ? previousData : undefined);
}
