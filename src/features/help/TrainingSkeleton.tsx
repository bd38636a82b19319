import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import styles from './TrainingList.module.css';

const places = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The places of filter and cards while they load. */
export function TrainingSkeleton() {
  return (
    <>
      <Box sx={{ mb: 4 }}>
        <Skeleton width={320} height={40} />
      </Box>
      <div className={styles['cards']}>
        {places.map((key) => (
          <Card key={key}>
            <Skeleton width="60%" height={24} />
            <Skeleton height={36} sx={{ minHeight: 40, mt: 1, mb: 2 }} />
            <Skeleton width="80%" height={16} sx={{ mb: 4 }} />
            <Skeleton width={160} height={40} sx={{ mb: 4 }} />
            <Box sx={{ pt: 3, borderTop: 1, borderColor: 'divider' }}>
              <Skeleton width={120} height={32} />
            </Box>
          </Card>
        ))}
      </div>
    </>
  );
}
