import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import type { ApplicationState } from '#domain/affiliate.ts';
import { lazyComponent } from '#session/lazyComponent.ts';

/** Component that loads lazily, since only affiliates and applicants need it. */
const OwnApplication = lazyComponent(async () => (await import('./OwnApplication.tsx')).OwnApplication);

/** Home page of affiliates and applicants. `known` is the application's state at the last load of the session. */
export function AffiliateHome({ known }: { readonly known: ApplicationState }) {
  return (
    // The margin skips an empty live region. While content loads, the footer stays below the window.
    <Container
      sx={{ my: 7, '& > * + :not(:empty)': { mt: 6 }, '&:has([aria-busy])': { minHeight: '100svh' } }}
    >
      <Typography component="h1" variant="h3" tabIndex={-1} sx={{ letterSpacing: '-0.01em' }}>
        Your affiliate account
      </Typography>
      <Suspense fallback={<Box aria-busy />}>
        <OwnApplication known={known} />
      </Suspense>
    </Container>
  );
}
