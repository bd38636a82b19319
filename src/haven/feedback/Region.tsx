import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, type ReactNode } from 'react';
import { Button } from '#haven/actions/Button.tsx';
import { Icon } from '#haven/drawing/Icon.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { EmptyState } from './EmptyState.tsx';
import styles from './Region.module.css';

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

const skeletonLines = ['first', 'second', 'third', 'fourth'];

/** The place of what is on its way. */
export function RegionLoading({ what }: { readonly what: string }) {
  return (
    <Card aria-busy>
      <VisuallyHidden>Loading {what}</VisuallyHidden>
      <Stack spacing={6}>
        {skeletonLines.map((line) => (
          <Skeleton key={line} height={40} />
        ))}
      </Stack>
    </Card>
  );
}

interface RegionErrorProps {
  /** Failure in a sentence: "We couldn't load partners." */
  readonly title: string;
  /** Cause in words for the person. */
  readonly cause?: string | undefined;
  /** Reference by which support finds the failure; empty where there is none. */
  readonly reference?: string | undefined;
  /** Sentence about what is not lost. */
  readonly kept?: string | undefined;
  readonly onRetry: () => void;
}

/** Stands where a part of the page should be. */
export function RegionError({ title, cause, reference, kept, onRetry }: RegionErrorProps) {
  return (
    <Card>
      <Stack
        spacing={3}
        sx={{ alignItems: 'flex-start', justifyContent: 'center', minHeight: 192, overflowWrap: 'anywhere' }}
      >
        <Box component={Icon} name="error" sx={{ color: 'error.main' }} />
        <Stack role="alert" spacing="2px">
          <Typography variant="h5" component="p">
            {title}
          </Typography>
          {cause !== undefined && <Typography variant="body2">{cause}</Typography>}
          {kept !== undefined && (
            <Typography variant="body2" color="textSecondary">
              {kept}
            </Typography>
          )}
        </Stack>
        {reference !== undefined && reference !== '' && (
          <Typography component="p" variant="caption" color="textSecondary">
            Reference for support: {reference}
          </Typography>
        )}
        <Button color="tonal" onClick={onRetry}>
          Try again
        </Button>
      </Stack>
    </Card>
  );
}
