import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useLocation } from 'react-router-dom';
import { useTrainingsQuery } from '#graphql/hooks.ts';
import { HelpPageLayout } from './HelpPageLayout.tsx';
import { TrainingList } from './TrainingList.tsx';
import styles from './TrainingList.module.css';
import { readTrainingFilter } from './trainingFilter.ts';

/** Page of the training sheets, which people read, download, and mark as completed (screens 2.16). */
export function Training() {
  const filter = readTrainingFilter(new URLSearchParams(useLocation().search).get('for'));
  const query = useTrainingsQuery();
  return (
    <HelpPageLayout
      title="Training Materials"
      lead="Sheets to read or print. Check what you have finished."
      what="trainings"
      data={query.data?.trainings}
      query={query}
      skeleton={<TrainingSkeleton />}
    >
      {({ trainings }) => <TrainingList trainings={trainings} filter={filter} />}
    </HelpPageLayout>
  );
}

function TrainingSkeleton() {
  return (
    <>
      <Box sx={{ mb: 4 }}>
        <Skeleton width={320} height={40} />
      </Box>
      <div className={styles['cards']}>
        {['first', 'second', 'third', 'fourth', 'fifth'].map((key) => (
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
