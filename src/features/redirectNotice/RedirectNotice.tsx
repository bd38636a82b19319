import Alert from '@mui/material/Alert';
import Container from '@mui/material/Container';
import { useLocationState } from '#session/useLocationState.ts';
import { useViewer } from '#session/useViewer.ts';
import styles from './RedirectNotice.module.css';

/** Tells somebody who was led to this page why; the pages for no access and not found say it themselves. */
export function RedirectNotice() {
  const { reason } = useLocationState();
  const isVisitor = useViewer().kind === 'visitor';
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> may hold no blocks.
    <div role="status">
      {reason === 'roleNotAllowed' && !isVisitor && (
        <Container className={styles['notice']}>
          <Alert severity="info">That page isn&apos;t for your role. This is your home page.</Alert>
        </Container>
      )}
      {reason === 'resetLinkUnused' && !isVisitor && (
        <Container className={styles['notice']}>
          <Alert severity="info">
            You&apos;re logged in, so your link to reset a password was not used. Log out, then open it again.
          </Alert>
        </Container>
      )}
      {reason === 'loggedOut' && isVisitor && (
        <Container className={styles['notice']}>
          <Alert severity="success">You&apos;re logged out.</Alert>
        </Container>
      )}
    </div>
  );
}
