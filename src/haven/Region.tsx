import { useRef, type ReactNode } from 'react';
import styles from './Region.module.css';
import { RegionError } from './RegionError.tsx';
import { RegionLoading } from './RegionLoading.tsx';

export interface RegionProps<Data> {
  /** What it holds: "your team". */
  readonly what: string;
  /** Undefined where there is none yet. */
  readonly data: Data | undefined;
  readonly isLoading: boolean;
  /** Why it could not be loaded: in words for the person, and what support finds it by. */
  readonly failure: { readonly message: string; readonly reference: string } | null;
  readonly onRetry: () => void;
  readonly children: (data: Data) => ReactNode;
}

/** The place of what the server tells, with all that can be there in its stead. */
export function Region<Data>({ what, data, isLoading, failure, onRetry, children }: RegionProps<Data>) {
  const region = useRef<HTMLDivElement>(null);

  function retry(): void {
    onRetry();
    // What was pressed is gone then: something else must take the focus.
    region.current?.focus({ preventScroll: true });
  }

  if (data !== undefined) return children(data);
  return (
    <div ref={region} tabIndex={-1} className={styles['region']}>
      {failure !== null && !isLoading ? (
        <RegionError
          title={`We couldn't load ${what}.`}
          cause={failure.message}
          reference={failure.reference}
          onRetry={retry}
        />
      ) : (
        <RegionLoading what={what} />
      )}
    </div>
  );
}
