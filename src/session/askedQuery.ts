import { toCallFailure } from '#domain/callFailure.ts';

/** State of a query. */
export interface Asked {
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

/** Props of a `Region` for the state of a query. */
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

/** State of a query, with its rows and those that it had before. */
export interface AskedRows<Data> {
  readonly data?: Data;
  readonly previousData?: Data;
  readonly loading: boolean;
  readonly error?: unknown;
}

/** The rows of a query; while other rows load, the previous ones. */
export function shownOf<Data>({ data, previousData, loading }: AskedRows<Data>): Data | undefined {
  return data ?? (loading ? previousData : undefined);
}

/**
 * The row of a query; while it loads again, and when that fails, the previous one, so that text typed about it stays.
 * Undefined when the row no longer exists.
 */
export function keptOf<Data>({ data, previousData, loading, error }: AskedRows<Data>): Data | undefined {
  const isGone = error !== undefined && toCallFailure(error).code === 'NOT_FOUND';
  return data ?? (loading || (error !== undefined && !isGone) ? previousData : undefined);
}
