import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import styles from './PartnerPageView.module.css';

/** Lines of what the page says, as parts of its width. */
const blocks = [
  [52, 46, 58, 42],
  [84, 30],
  [62, 54, 66, 48],
];
const facts = [72, 80, 64, 56];

/** Holds the place of what the page says. */
export function PartnerPageSkeleton() {
  return (
    <div className={styles['body']} aria-busy>
      <VisuallyHidden>Loading the offer</VisuallyHidden>
      <Card variant="form" sx={{ display: 'grid', gap: 8 }}>
        {blocks.map((widths) => (
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
          {facts.map((width) => (
            <Skeleton key={width} height={32} width={`${width}%`} />
          ))}
        </Stack>
      </Card>
    </div>
  );
}
