import { toCallFailure } from '#domain/callFailure.ts';

export interface QueryState {
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

/** Returns the props of a `Region` for the state of a query. */
export function toRegionProps({ loading, error, refetch }: QueryState) {
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

export interface QueryData<Data> extends Pick<QueryState, 'loading' | 'error'> {
  readonly data?: Data;
  readonly previousData?: Data;
}

/** Returns the data of a query or, while it loads, the previous data; undefined without either. */
export function shownData<Data>({ data, previousData, loading }: QueryData<Data>): Data | undefined {
  return data ?? (loading ? previousData : undefined);
}

/** Returns a query's data; while it loads or has failed (not `NOT_FOUND`), the previous data, to keep typed text. */
export function keptData<Data>({ data, previousData, loading, error }: QueryData<Data>): Data | undefined {
  const isGone = error !== undefined && toCallFailure(error).code === 'NOT_FOUND';
  return data ?? (loading || (error !== undefined && !isGone) ? previousData : undefined);
}
