import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import type { ApplicationState } from '#domain/affiliate.ts';
import { lazyPart } from '#session/lazyPart.ts';

/** Loaded for affiliates alone, with the calls that come with it. */
const OwnApplication = lazyPart(async () => (await import('./OwnApplication.tsx')).OwnApplication);

/** The home of somebody who refers businesses, or applied to. `known`: the state that the session last read. */
export function AffiliateHome({ known }: { readonly known: ApplicationState }) {
  return (
    // A region that says nothing yet takes no room.
    <Container sx={{ my: 7, '& > * + :not(:empty)': { mt: 6 } }}>
      <Typography component="h1" variant="h3" tabIndex={-1} sx={{ letterSpacing: '-0.01em' }}>
        Your affiliate account
      </Typography>
      <Suspense fallback={<Box aria-busy sx={{ minHeight: '20rem' }} />}>
        <OwnApplication known={known} />
      </Suspense>
    </Container>
  );
}
