import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { OfferFacts } from './OfferFacts.tsx';
import { PartnerPageText } from './PartnerPageText.tsx';
import type { PartnerPageProps } from './partnerPageData.ts';
import styles from './PartnerPageView.module.css';

/** Part of a partner's page below the hero: the main column and the facts. */
export function PartnerPageBody({ page }: PartnerPageProps) {
  return (
    <div className={styles['body']}>
      <PartnerPageText page={page} />
      <OfferFacts page={page} />
    </div>
  );
}

/** Widths of the lines in the skeleton, in percent, by section. */
const sections = [
  [52, 46, 58, 42],
  [84, 30],
  [62, 54, 66, 48],
];

/** Skeleton of `PartnerPageBody` while the page loads. */
export function PartnerPageSkeleton() {
  return (
    <div className={styles['body']} aria-busy>
      <VisuallyHidden>Loading the offer</VisuallyHidden>
      <Card variant="form" sx={{ display: 'grid', gap: 8 }}>
        {sections.map((widths) => (
          <Stack key={widths.join(' ')} spacing={4}>
            <Skeleton height={32} width={180} />
            {widths.map((width) => (
              <Skeleton key={width} height={16} width={`${width}%`} />
            ))}
          </Stack>
        ))}
      </Card>
      <Card variant="form">
        <Stack spacing={4}>
          <Skeleton height={24} width={160} />
          {[72, 80, 64, 56].map((width) => (
            <Skeleton key={width} height={32} width={`${width}%`} />
          ))}
        </Stack>
      </Card>
    </div>
  );
}
