import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '#haven/actions/Button.tsx';
import { FailureErrors } from '#admin/FailureErrors.tsx';
import type { Publishing } from './usePublishing.ts';

interface PublishingFailureProps<Content> {
  readonly publishing: Publishing<Content>;
  /** Comparison of the typed content with the content that another administrator has saved. */
  readonly children: ReactNode;
}

/** Shows why the last save, discard, or publication failed; after a conflict with typed changes, also `children`. */
export function PublishingFailure<Content>({
  publishing: { failure, isUnsaved, isBusy, send },
  children,
}: PublishingFailureProps<Content>) {
  const ref = useRef<HTMLDivElement>(null);
  const [hasTheirs, setTheirs] = useState(false);
  // The focus scrolls to the message, which may be out of view, since the buttons stick to the window.
  useEffect(() => {
    if (failure) ref.current?.focus();
  }, [failure]);
  if (hasTheirs && (isUnsaved || isBusy)) setTheirs(false);

  function take(): void {
    send({ type: 'theirs.taken' });
    setTheirs(true);
    // The pressed button disappears, so the message takes the focus.
    ref.current?.focus();
  }

  return (
    <Stack ref={ref} role="alert" tabIndex={-1} spacing={3} sx={{ '&:empty': { display: 'none' } }}>
      {hasTheirs && <p>The fields show theirs now.</p>}
      <FailureErrors id="publishing" failure={failure} />
      {failure?.code === 'CONFLICT' && !isUnsaved && (
        <p>The fields show the current version. Look it over, then try again.</p>
      )}
      {failure?.code === 'CONFLICT' && isUnsaved && (
        <>
          <p>The fields still hold your changes: save or publish them to replace theirs, or take theirs.</p>
          {children}
          <Button variant="outlined" onClick={take}>
            Take theirs
          </Button>
        </>
      )}
    </Stack>
  );
}
