import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paths } from '#domain/paths.ts';
import { Button } from '#haven/actions/Button.tsx';
import { SiteDrawing } from '#haven/drawing/Site.tsx';
import { EmptyState } from '#haven/feedback/EmptyState.tsx';
import { TrainingCard } from './TrainingCard.tsx';
import { selectTrainings, type Training, type TrainingFilter } from './trainingFilter.ts';
import { TrainingFilterLinks } from './TrainingFilterLinks.tsx';
import styles from './TrainingList.module.css';

interface TrainingListProps {
  readonly trainings: readonly Training[];
  readonly filter: TrainingFilter;
}

/** The trainings that the filter leaves, and how many of them are done. */
export function TrainingList({ trainings, filter }: TrainingListProps) {
  const shown = selectTrainings(trainings, filter);
  const completed = shown.filter(({ isCompleted }) => isCompleted).length;
  return (
    <div>
      <Stack
        direction="row"
        spacing="8px 24px"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', mb: 4 }}
      >
        <TrainingFilterLinks trainings={trainings} chosen={filter} />
        <Typography component="output" variant="body2">
          {`${completed} of ${shown.length} completed`}
        </Typography>
      </Stack>
      {shown.length === 0 ? (
        <EmptyState
          drawing={<SiteDrawing lintel="planned" />}
          title={filter.value === null ? 'No trainings yet' : 'No trainings here yet'}
          actions={
            <Button href={filter.value === null ? paths.faq : paths.training}>
              {filter.value === null ? 'Read the FAQ' : 'Show all trainings'}
            </Button>
          }
        />
      ) : (
        <ul className={styles['cards']}>
          {shown.map((training) => (
            <li key={training.id}>
              <TrainingCard training={training} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
