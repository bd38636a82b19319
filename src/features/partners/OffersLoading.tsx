import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { DimensionLine } from '#haven/drawing/DimensionLine.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import styles from './OfferGrid.module.css';

/** Skeletons of partner cards, in the size of the cards, which appear only after 300 ms. */
export function OffersLoading() {
  return (
    <div className={styles['grid']} aria-busy>
      <VisuallyHidden>Loading partners</VisuallyHidden>
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((key) => (
        <Card key={key} aria-hidden sx={{ height: 1, animation: 'appear 1ms 300ms backwards' }}>
          <Stack direction="row" spacing={4} sx={{ height: { xs: 48, md: 60 } }}>
            <Skeleton sx={{ width: 48, height: 48, borderRadius: 'var(--haven-radius-surface)' }} />
            <Stack spacing={3} sx={{ flex: 1, pt: 1 }}>
              <Skeleton sx={{ width: 107, height: 16 }} />
              <Skeleton sx={{ width: 71, height: 12 }} />
            </Stack>
          </Stack>
          <Stack sx={{ justifyContent: 'space-evenly', height: 40, mt: 3 }}>
            <Skeleton sx={{ height: 12 }} />
            <Skeleton sx={{ width: '70%', height: 12 }} />
          </Stack>
          <Box sx={{ my: 4 }}>
            <DimensionLine>
              <Skeleton sx={{ width: 88, height: 12, my: 1 }} />
            </DimensionLine>
          </Box>
          <Stack direction="row" spacing={4} sx={{ alignItems: 'center' }}>
            <Skeleton sx={{ width: 101, height: 40, '@media (pointer: coarse)': { height: 44 } }} />
            <Skeleton sx={{ width: 72, height: 12 }} />
          </Stack>
        </Card>
      ))}
    </div>
  );
}
