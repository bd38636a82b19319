import { useRef, type ReactNode } from 'react';
import { toCallFailure } from '#domain/callFailure.ts';
import { RegionError } from '#haven/RegionError.tsx';
import styles from './Region.module.css';
import { RegionLoading } from './RegionLoading.tsx';

export interface RegionProps<Data> {
  /** What it holds: "your team". */
  readonly what: string;
  /** Undefined where there is none yet. */
  readonly data: Data | undefined;
  readonly isLoading: boolean;
  /** Undefined or null where nothing failed. */
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly children: (data: Data) => ReactNode;
}

/** The place of what the server tells, with all that can be there in its stead. */
export function Region<Data>({ what, data, isLoading, error, onRetry, children }: RegionProps<Data>) {
  const region = useRef<HTMLDivElement>(null);

  function retry(): void {
    onRetry();
    // What was pressed is gone then: something else must take the focus.
    region.current?.focus({ preventScroll: true });
  }

  if (data !== undefined) return children(data);
  const hasFailed = !isLoading && error !== undefined && error !== null;
  return (
    <div ref={region} tabIndex={-1} className={styles['region']}>
      {hasFailed ? (
        <RegionError
          title={`We couldn't load ${what}.`}
          cause={toCallFailure(error).message}
          reference={toCallFailure(error).reference}
          onRetry={retry}
        />
      ) : (
        <RegionLoading what={what} />
      )}
    </div>
  );
}
