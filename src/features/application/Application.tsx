import { lazy, Suspense } from 'react';
import type { ApplicationState } from '#domain/affiliate.ts';
import { Container } from '#haven/Container.tsx';
import styles from './Application.module.css';

/** Nobody who did not apply needs it, nor the calls that come with it. */
const OwnApplication = lazy(async () => ({ default: (await import('./OwnApplication.tsx')).OwnApplication }));

/** The application of the person who is logged in. Its place is kept while its code loads. */
export function Application({ state }: { readonly state: ApplicationState }) {
  return (
    <Container className={styles['place']}>
      <Suspense fallback={<div className={styles['kept']} />}>
        <OwnApplication known={state} />
      </Suspense>
    </Container>
  );
}
