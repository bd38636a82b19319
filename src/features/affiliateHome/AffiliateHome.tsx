import Container from '@mui/material/Container';
import { Suspense } from 'react';
import type { ApplicationState } from '#domain/affiliate.ts';
import { lazyPart } from '#session/lazyPart.ts';
import styles from './AffiliateHome.module.css';

/** Loaded for affiliates alone, with the calls that come with it. */
const OwnApplication = lazyPart(async () => (await import('./OwnApplication.tsx')).OwnApplication);

/** The home of somebody who refers businesses, or applied to. `known`: the state that the session last read. */
export function AffiliateHome({ known }: { readonly known: ApplicationState }) {
  return (
    <Container className={styles['page']}>
      <h1 tabIndex={-1}>Your affiliate account</h1>
      <Suspense fallback={<div aria-busy className={styles['kept']} />}>
        <OwnApplication known={known} />
      </Suspense>
    </Container>
  );
}
