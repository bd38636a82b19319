import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import recorded from './RecordedWebinar.module.css';
import styles from './Webinars.module.css';

/** The places of dates and of a recording while they load. */
export function WebinarsSkeleton() {
  return (
    <>
      <div>
        <Skeleton width={160} height={32} sx={{ mb: 4 }} />
        <div className={styles['cards']}>
          {['first', 'second'].map((key) => (
            <Card key={key}>
              <Skeleton width="50%" height={24} />
              <Skeleton height={20} sx={{ mt: 1, mb: 3 }} />
              <Skeleton width="80%" height={40} sx={{ mb: 4 }} />
              <Skeleton width={96} height={40} />
            </Card>
          ))}
        </div>
      </div>
      <Box sx={{ mt: 8 }}>
        <Skeleton width={160} height={32} sx={{ mb: 4 }} />
        <Card>
          <Skeleton width="40%" height={24} />
          <Skeleton width={640} height={72} sx={{ mt: 1, mb: 3 }} />
          <div className={recorded['columns']}>
            <div className={`${recorded['video']} ${recorded['place']}`} />
            <Skeleton width="80%" height={168} />
          </div>
          <Skeleton height={56} />
        </Card>
      </Box>
    </>
  );
}
