import { toCallFailure } from '#domain/callFailure.ts';

export interface QueryState {
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

/** Props of a `Region` for the state of a query. */
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

/** The rows of a query, or the previous ones while others load. */
export function shownData<Data>({ data, previousData, loading }: QueryRows<Data>): Data | undefined {
  return data ?? (loading ? previousData : undefined);
}

/** The row of a query, or the previous one while it reloads or after a failure, so that text typed about it stays. */
export function keptData<Data>({ data, previousData, loading, error }: QueryRows<Data>): Data | undefined {
  const isGone = error !== undefined && toCallFailure(error).code === 'NOT_FOUND';
  return data ?? (loading || (error !== undefined && !isGone) ? previousData : undefined);
}
