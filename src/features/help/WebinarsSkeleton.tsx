import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import recorded from './RecordedWebinar.module.css';
import styles from './Webinars.module.css';

/** The places of dates and of a recording while they load. */
export function WebinarsSkeleton() {
  return (
    <>
      <div className={styles['part']}>
        <Skeleton width={160} height={32} className={styles['heading']} />
        <div className={styles['cards']}>
          {['first', 'second'].map((key) => (
            <Card key={key} className={styles['card']}>
              <Skeleton width="50%" height={24} />
              <Skeleton height={20} className={styles['summary']} />
              <Skeleton width="80%" height={40} className={styles['utc']} />
              <Skeleton width={96} height={40} />
            </Card>
          ))}
        </div>
      </div>
      <div className={styles['part']}>
        <Skeleton width={160} height={32} className={styles['heading']} />
        <Card>
          <Skeleton width="40%" height={24} />
          <Skeleton width={640} height={72} className={styles['summary']} />
          <div className={recorded['columns']}>
            <div className={`${recorded['video']} ${recorded['place']}`} />
            <Skeleton width="80%" height={168} />
          </div>
          <Skeleton height={56} />
        </Card>
      </div>
    </>
  );
}
