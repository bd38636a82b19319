import Alert from '@mui/material/Alert';
import Container from '@mui/material/Container';
import { errorWords } from '#domain/errorCatalog.ts';
import { useConnection } from '#session/useConnection.ts';
import { usePartnerList } from '#session/usePartnerList.ts';
import styles from './ConnectionBanner.module.css';

/** Banner while the browser is offline or the backend updates (screens 2.21); `underHeader`: below a sticky header. */
export function ConnectionBanner({ underHeader = false }: { readonly underHeader?: boolean }) {
  const state = useConnection();
  const { state: listState } = usePartnerList();
  const isSavedShown = underHeader && (listState === 'held' || listState === 'revalidating');
  const words = {
    connected: null,
    updating: errorWords.updating,
    offline: isSavedShown ? "You're offline. Showing saved data." : "You're offline.",
  }[state];
  const place = [styles['strip'], underHeader && styles['underHeader']].filter(Boolean).join(' ');
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- HTML allows no blocks in an <output>.
    <div role="status" className={words === null ? undefined : place}>
      {words !== null && (
        <Container>
          <Alert severity="neutral">{words}</Alert>
        </Container>
      )}
    </div>
  );
}
