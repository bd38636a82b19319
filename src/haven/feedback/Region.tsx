import Card from '@mui/material/Card';
import { useRef, type ReactNode } from 'react';
import styles from './Region.module.css';
import { EmptyState } from './EmptyState.tsx';
import { RegionError } from './RegionError.tsx';
import { RegionLoading } from './RegionLoading.tsx';

export interface RegionProps<Data> {
  /** What it holds: "your team". */
  readonly what: string;
  /** Undefined where there is none yet. */
  readonly data: Data | undefined;
  readonly isLoading: boolean;
  /** Why it could not be loaded: in words for the person, and what support finds it by. */
  readonly failure: {
    readonly message: string;
    readonly reference: string;
    /** Whether there is no such thing: trying again would find none either. */
    readonly isMissing?: boolean;
  } | null;
  /** Where to go from something that is not there. */
  readonly wayBack?: ReactNode;
  readonly onRetry: () => void;
  readonly children: (data: Data) => ReactNode;
}

/** The place of what the server tells, with all that can be there in its stead. */
export function Region<Data>({
  what,
  data,
  isLoading,
  failure,
  wayBack,
  onRetry,
  children,
}: RegionProps<Data>) {
  const region = useRef<HTMLDivElement>(null);

  function retry(): void {
    onRetry();
    // What was pressed is gone then: something else must take the focus.
    region.current?.focus({ preventScroll: true });
  }

  if (data !== undefined) return children(data);
  return (
    <div ref={region} tabIndex={-1} className={styles['region']}>
      {failure === null || isLoading ? (
        <RegionLoading what={what} />
      ) : failure.isMissing === true && wayBack !== undefined ? (
        <Card>
          <div role="alert">
            <EmptyState title={failure.message} actions={wayBack}>
              It no longer exists, or the address is wrong.
            </EmptyState>
          </div>
        </Card>
      ) : (
        <RegionError
          title={`We couldn't load ${what}.`}
          cause={failure.message}
          reference={failure.reference}
          onRetry={retry}
        />
      )}
    </div>
  );
}
