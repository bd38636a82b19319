import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
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
      <Stack sx={{ justifyContent: 'center', minHeight: 44, mb: 4 }}>
        <Skeleton width={96} height={16} />
      </Stack>
      {groups.map((widths) => (
        <div key={widths.join(' ')} className={styles['group']}>
          <Box sx={{ pt: { lg: 4 } }}>
            <Skeleton width={112} height={28} />
          </Box>
          <Card variant="plain" sx={{ px: { xs: 4, md: 6 } }}>
            {widths.map((width) => (
              <Stack key={width} sx={{ justifyContent: 'center', height: 57 }}>
                <Skeleton width={`${width}%`} height={16} />
              </Stack>
            ))}
          </Card>
        </div>
      ))}
    </>
  );
}
