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
  /** Name of the data in sentences: "your team". */
  readonly what: string;
  readonly data: Data | undefined;
  readonly isLoading: boolean;
  readonly failure: {
    readonly message: string;
    /** Id by which support finds the failure in the log. */
    readonly reference: string;
    /** Whether the data does not exist, so that another attempt is useless. */
    readonly isMissing?: boolean;
  } | null;
  /** Link shown when the data does not exist. */
  readonly wayBack?: ReactNode;
  readonly onRetry: () => void;
  readonly children: (data: Data) => ReactNode;
}

/** Renders data from the server, or its loading, missing, or failed state. */
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
    // The pressed button disappears, so the region takes the focus.
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

export function RegionLoading({ what }: { readonly what: string }) {
  return (
    <Card aria-busy>
      <VisuallyHidden>Loading {what}</VisuallyHidden>
      <Stack spacing={6}>
        {[1, 2, 3, 4].map((line) => (
          <Skeleton key={line} height={40} />
        ))}
      </Stack>
    </Card>
  );
}

interface RegionErrorProps {
  /** Sentence about the failure: "We couldn't load partners." */
  readonly title: string;
  readonly cause?: string | undefined;
  readonly reference?: string | undefined;
  /** Sentence that says which data is not lost. */
  readonly kept?: string | undefined;
  readonly onRetry: () => void;
}

/** An error card in place of a part of the page that could not be loaded. */
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
        {reference && (
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
