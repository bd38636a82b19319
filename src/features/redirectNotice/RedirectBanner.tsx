import Alert from '@mui/material/Alert';
import Container from '@mui/material/Container';
import { useLocationState } from '#session/useLocationState.ts';
import { useViewer } from '#session/useViewer.ts';
import styles from './RedirectBanner.module.css';

/** Banner after a log-out, or a redirect to the home page; pages that explain a redirect themselves need no banner. */
export function RedirectBanner() {
  const { reason } = useLocationState();
  const isVisitor = useViewer().kind === 'visitor';
  const words = isVisitor
    ? reason === 'loggedOut' && "You're logged out."
    : (reason === 'roleNotAllowed' && "That page isn't for your role. This is your home page.") ||
      (reason === 'resetLinkUnused' &&
        "You're logged in, so your link to reset a password was not used. Log out, then open it again.");
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- HTML allows no blocks in an <output>.
    <div role="status">
      {words && (
        <Container className={styles['notice']}>
          <Alert severity={isVisitor ? 'success' : 'info'}>{words}</Alert>
        </Container>
      )}
    </div>
  );
}
