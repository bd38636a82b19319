import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#domain/paths.ts';
import { Banner } from '#haven/Banner.tsx';
import { Button } from '#haven/Button.tsx';
import { Container } from '#haven/Container.tsx';
import { useCategories } from '#session/useCategories.ts';
import { usePartnerList } from '#session/usePartnerList.ts';
import { useSend } from '#session/useSend.ts';
import styles from './ListsNotice.module.css';

/** Says on every page what its menus lack: the partners and categories that header and footer show. */
export function ListsNotice() {
  const { pathname } = useLocation();
  const list = usePartnerList();
  const categories = useCategories();

  // The dashboard has a region of its own for the list.
  const isListMissing = list.state === 'failed' && pathname !== paths.dashboard;
  if (isListMissing)
    return <Notice isRetried>We couldn&apos;t load your partners. {list.failure?.message}</Notice>;
  if (list.state === 'held' && list.failure) {
    return (
      <Notice isRetried>
        We couldn&apos;t refresh your partners. You see them as they were before. {list.failure.message}
      </Notice>
    );
  }
  if (!categories.failure) return null;
  return (
    <Notice>
      {categories.state === 'failed'
        ? "Categories can't be shown right now. You see every partner. "
        : "We couldn't refresh the categories. You see them as they were before. "}
      {categories.failure.message}
    </Notice>
  );
}

interface NoticeProps {
  /** Whether the partner list can be asked for again. */
  readonly isRetried?: boolean;
  readonly children: ReactNode;
}

function Notice({ isRetried = false, children }: NoticeProps) {
  const send = useSend();
  const retry = (
    <Button variant="text" onClick={() => send({ type: 'list.retried' })}>
      Try again
    </Button>
  );
  return (
    <Container className={styles['notice']}>
      <Banner tone="info" action={isRetried ? retry : undefined}>
        {children}
      </Banner>
    </Container>
  );
}
