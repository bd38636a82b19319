import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { toCallFailure } from '#domain/callFailure.ts';
import { useProductRequestsQuery } from '#graphql/hooks.ts';
import { RegionError } from '#haven/feedback/Region.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { useViewer } from '#session/useViewer.ts';
import { RequestTable } from './RequestTable.tsx';
import { WithdrawDialog, type WithdrawDialogProps } from './WithdrawDialog.tsx';

/** Section with the person's requests; for an owner, the requests of the whole company (screens 2.15). */
export function YourRequests() {
  const { kind } = useViewer();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<Pick<WithdrawDialogProps, 'request' | 'isOpen'> | null>(null);
  const [withdrawn, setWithdrawn] = useState('');
  const { data, loading, error, refetch } = useProductRequestsQuery({ notifyOnNetworkStatusChange: true });
  const requests = data?.productRequests;
  const isEmpty = data?.productRequests.length === 0 && data.partnerRequests.length === 0;
  const isOwner = kind === 'owner';

  /** Whether the dialog is closed, and the request that it was about can no longer be withdrawn. */
  const isSettled =
    asked?.isOpen === false &&
    !requests?.some(({ id, canWithdraw }) => id === asked.request.id && canWithdraw);
  // The button that opened the dialog has disappeared, so the heading takes the focus.
  useEffect(() => {
    if (isSettled) heading.current?.focus({ preventScroll: true });
  }, [isSettled]);

  const closeDialog = () => setAsked((last) => last && { ...last, isOpen: false });

  return (
    <Box component="section" aria-labelledby="your-requests" sx={{ mt: 8 }}>
      <Typography ref={heading} component="h2" variant="h4" id="your-requests" tabIndex={-1}>
        Your requests
      </Typography>
      {isOwner && (
        <Typography variant="body2" color="textSecondary">
          Everything your company has asked for.
        </Typography>
      )}
      <VisuallyHidden>
        <output>{withdrawn !== '' && `${withdrawn} is withdrawn`}</output>
      </VisuallyHidden>
      <Box sx={{ mt: 4 }}>
        {data && !isEmpty && (
          <RequestTable
            products={data.productRequests}
            partners={data.partnerRequests}
            showsAsker={isOwner}
            onWithdraw={(request) => setAsked({ request, isOpen: true })}
          />
        )}
        {isEmpty && (
          <Card>
            <Typography component="p" variant="h5">
              No requests yet
            </Typography>
            <Typography variant="body2" color="textSecondary">
              Your requests appear here with their status.
            </Typography>
          </Card>
        )}
        {!requests && !loading && error && (
          <RegionError
            title="We couldn't load your requests."
            cause={toCallFailure(error).message}
            reference={toCallFailure(error).reference}
            onRetry={() => {
              void refetch();
              // The pressed button disappears, so the heading takes the focus.
              heading.current?.focus({ preventScroll: true });
            }}
          />
        )}
        {!requests && (loading || !error) && (
          <Card aria-busy sx={{ display: 'grid', gap: 6 }}>
            <VisuallyHidden>Loading your requests</VisuallyHidden>
            {['first', 'second', 'third'].map((key) => (
              <Skeleton key={key} height={40} />
            ))}
          </Card>
        )}
      </Box>
      {asked && (
        <WithdrawDialog
          {...asked}
          onClose={closeDialog}
          onRefused={() => void refetch()}
          onWithdrawn={() => {
            closeDialog();
            setWithdrawn(asked.request.reference);
          }}
        />
      )}
    </Box>
  );
}
