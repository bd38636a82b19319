import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import styles from './Faq.module.css';

const groups = [
  [62, 48, 55, 40],
  [45, 66, 38, 52],
  [50, 42, 58],
];

/** The places of groups and questions while they load. */
export function FaqSkeleton() {
  return (
    <>
      <div className={styles['tools']}>
        <Skeleton width={96} height={16} />
      </div>
      {groups.map((widths) => (
        <div key={widths.join(' ')} className={styles['group']}>
          <div className={styles['name']}>
            <Skeleton width={112} height={28} />
          </div>
          <Card variant="plain" className={styles['questions']}>
            {widths.map((width) => (
              <div key={width} className={styles['row']}>
                <Skeleton width={`${width}%`} height={16} />
              </div>
            ))}
          </Card>
        </div>
      ))}
    </>
  );
}
