import Alert from '@mui/material/Alert';
import Container from '@mui/material/Container';
import { useLocationState } from '#session/useLocationState.ts';
import { useViewer } from '#session/useViewer.ts';
import styles from './RedirectNotice.module.css';

/** Explains why the person was redirected here, except on "No access" and "Page not found", which do so themselves. */
export function RedirectNotice() {
  const { reason } = useLocationState();
  const isVisitor = useViewer().kind === 'visitor';
  const words = isVisitor
    ? reason === 'loggedOut' && "You're logged out."
    : (reason === 'roleNotAllowed' && "That page isn't for your role. This is your home page.") ||
      (reason === 'resetLinkUnused' &&
        "You're logged in, so your link to reset a password was not used. Log out, then open it again.");
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> may hold no blocks.
    <div role="status">
      {words && (
        <Container className={styles['notice']}>
          <Alert severity={isVisitor ? 'success' : 'info'}>{words}</Alert>
        </Container>
      )}
    </div>
  );
}
