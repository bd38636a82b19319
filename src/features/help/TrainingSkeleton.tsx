import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import styles from './TrainingList.module.css';

const places = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The places of filter and cards while they load. */
export function TrainingSkeleton() {
  return (
    <>
      <div className={styles['tools']}>
        <Skeleton width={320} height={40} />
      </div>
      <div className={styles['cards']}>
        {places.map((key) => (
          <Card key={key} className={styles['card']}>
            <Skeleton width="60%" height={24} />
            <Skeleton height={36} className={styles['summary']} />
            <Skeleton width="80%" height={16} className={styles['facts']} />
            <Skeleton width={160} height={40} className={styles['actions']} />
            <div className={styles['done']}>
              <Skeleton width={120} height={32} />
            </div>
          </Card>
        ))}
      </div>
    </>
  );
}
