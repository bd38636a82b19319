import Alert from '@mui/material/Alert';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { CallFailure } from '#domain/callFailure.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#haven/actions/Button.tsx';
import { useCategories } from '#session/useCategories.ts';
import { usePartnerList, useRetryLists } from '#session/usePartnerList.ts';
import styles from './ListsFailureBanner.module.css';

/** Banner that the company's partners or categories failed to load or to refresh, with a button to retry. */
export function ListsFailureBanner() {
  const { pathname } = useLocation();
  const list = usePartnerList();
  const categories = useCategories();

  // The dashboard shows the failure of the list of partners itself.
  const isListMissing = list.state === 'failed' && pathname !== paths.dashboard;
  if (isListMissing)
    return <Notice>We couldn&apos;t load your partners. {list.failure && wordsOf(list.failure)}</Notice>;
  if (list.state === 'held' && list.failure) {
    return (
      <Notice>
        We couldn&apos;t refresh your partners. You see them as they were before. {wordsOf(list.failure)}
      </Notice>
    );
  }
  if (!categories.failure || list.state === 'failed') return null;
  return (
    <Notice>
      {categories.state === 'failed'
        ? "Categories can't be shown right now. "
        : "We couldn't refresh the categories. You see them as they were before. "}
      {wordsOf(categories.failure)}
    </Notice>
  );
}

function wordsOf({ message, reference }: CallFailure): string {
  return reference === '' ? message : `${message} (Reference for support: ${reference})`;
}

function Notice({ children }: { readonly children: ReactNode }) {
  const retry = useRetryLists();
  return (
    <Container className={styles['notice']}>
      <Alert
        severity="info"
        action={
          <Button variant="text" onClick={retry}>
            Try again
          </Button>
        }
      >
        {children}
      </Alert>
    </Container>
  );
}
