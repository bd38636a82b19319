import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useRef, useState } from 'react';
import { toCallFailure } from '#domain/callFailure.ts';
import { useProductRequestsQuery } from '#graphql/hooks.ts';
import { RegionError } from '#haven/feedback/RegionError.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { useViewer } from '#session/useViewer.ts';
import { RequestTable, type ListedRequest } from './RequestTable.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';
import styles from './YourRequests.module.css';

/** Products and partners that the person has asked for, an owner's whole company, with their status (screens 2.15). */
export function YourRequests() {
  const { kind } = useViewer();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<{ readonly request: ListedRequest; readonly isOpen: boolean } | null>(
    null,
  );
  const [withdrawn, setWithdrawn] = useState('');
  const { data, loading, error, refetch } = useProductRequestsQuery({ notifyOnNetworkStatusChange: true });
  const requests = data?.productRequests;
  const isEmpty = data?.productRequests.length === 0 && data.partnerRequests.length === 0;
  const isOwner = kind === 'owner';

  /** Whether the dialog is closed again and what was asked for is out of reach: withdrawn, or decided meanwhile. */
  const isSettled =
    asked?.isOpen === false &&
    !requests?.some(({ id, canWithdraw }) => id === asked.request.id && canWithdraw);
  // The button that opened the dialog is gone then.
  useEffect(() => {
    if (isSettled) heading.current?.focus({ preventScroll: true });
  }, [isSettled]);

  const closeDialog = () => setAsked((last) => last && { ...last, isOpen: false });

  function retry(): void {
    void refetch();
    // What was pressed is gone then: something else must take the focus.
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <section aria-labelledby="your-requests" className={styles['section']}>
      <h2 id="your-requests" ref={heading} tabIndex={-1} className={styles['title']}>
        Your requests
      </h2>
      {isOwner && <p className={styles['lead']}>Everything your company has asked for.</p>}
      <VisuallyHidden>
        <output>{withdrawn !== '' && `${withdrawn} is withdrawn`}</output>
      </VisuallyHidden>
      <div className={styles['content']}>
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
            <p className={styles['emptyTitle']}>No requests yet</p>
            <p className={styles['lead']}>Your requests appear here with their status.</p>
          </Card>
        )}
        {!requests && !loading && error && (
          <RegionError
            title="We couldn't load your requests."
            cause={toCallFailure(error).message}
            reference={toCallFailure(error).reference}
            onRetry={retry}
          />
        )}
        {!requests && (loading || !error) && (
          <Card aria-busy className={styles['loading']}>
            <VisuallyHidden>Loading your requests</VisuallyHidden>
            {['first', 'second', 'third'].map((key) => (
              <Skeleton key={key} height={40} />
            ))}
          </Card>
        )}
      </div>
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
    </section>
  );
}
