import Container from '@mui/material/Container';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { mayOpen } from '#domain/access.ts';
import { brand } from '#domain/brand.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#haven/actions/Button.tsx';
import { lazyComponent } from '#session/lazyComponent.ts';
import { useRuntime } from '#session/runtime.ts';
import { useViewer } from '#session/useViewer.ts';
import styles from './Footer.module.css';
import { LegalLine } from './LegalLine.tsx';

// Component that loads lazily, since visitors do not need it.
const FooterLists = lazyComponent(async () => (await import('./FooterLists.tsx')).FooterLists);

/** Footer of every page with layout (screens 2.18); hidden while the page loads, at about its final height. */
export function Footer() {
  const { kind, restoring } = useViewer();
  const { activity } = useRuntime();
  const isPageBusy = useSelector(activity, (snapshot) => snapshot.matches({ busy: 'page' }));
  const isLoading = restoring || isPageBusy;
  const isRegularUser = mayOpen('userPage', kind);
  return (
    <footer className={[styles['footer'], isLoading && styles['loading']].filter(Boolean).join(' ')}>
      <Container>
        <div className={styles['call']}>
          <p className={styles['line']}>{brand.callLine}</p>
          {kind === 'visitor' && (
            <Button color="onBeam" size="large" href={paths.login}>
              Login
            </Button>
          )}
          {isRegularUser && (
            <Button color="onBeam" size="large" href={paths.dashboard}>
              View partners
            </Button>
          )}
        </div>
        {kind !== 'visitor' && (
          <Suspense fallback={<div className={styles['listsPlace']} />}>
            <FooterLists />
          </Suspense>
        )}
        <LegalLine />
      </Container>
    </footer>
  );
}
