import { useLocation } from 'react-router-dom';
import { useTrainingsQuery } from '#graphql/hooks.ts';
import { HelpLayout } from './HelpLayout.tsx';
import { HelpRegion } from './HelpRegion.tsx';
import { TrainingList } from './TrainingList.tsx';
import { TrainingSkeleton } from './TrainingSkeleton.tsx';
import { filterNamed } from './trainingFilter.ts';

/** Training sheets, to be read, kept and ticked off (screens 2.16). */
export function Training() {
  const params = new URLSearchParams(useLocation().search);
  const { data, loading, error, refetch } = useTrainingsQuery({ notifyOnNetworkStatusChange: true });
  return (
    <HelpLayout
      title="Training Materials"
      lead="Sheets to read or print. Check what you have finished."
      isSample={data?.trainings.isSample}
    >
      <HelpRegion
        what="trainings"
        data={data?.trainings.trainings}
        loading={loading}
        error={error}
        refetch={refetch}
        skeleton={<TrainingSkeleton />}
      >
        {(trainings) => <TrainingList trainings={trainings} filter={filterNamed(params.get('for'))} />}
      </HelpRegion>
    </HelpLayout>
  );
}
