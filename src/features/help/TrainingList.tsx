import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paths } from '#domain/paths.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { SiteDrawing } from '#haven/drawing/Site.tsx';
import { EmptyState } from '#haven/feedback/EmptyState.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { TrainingCard } from './TrainingCard.tsx';
import { selectTrainings, trainingFilters, type Training, type TrainingFilter } from './trainingFilter.ts';
import styles from './TrainingList.module.css';

interface TrainingListProps {
  readonly trainings: readonly Training[];
  readonly filter: TrainingFilter;
}

/** The trainings that match the filter, with their number and how many of them are completed. */
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
        {/* Links, so that Back and sharing work. */}
        <nav aria-label="Trainings">
          <Stack component="ul" direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
            {trainingFilters.map((each) => {
              const count = selectTrainings(trainings, each).length;
              return (
                <li key={each.label}>
                  <Link
                    variant="body2"
                    color="inherit"
                    underline="none"
                    href={each.value === null ? paths.training : `${paths.training}?for=${each.value}`}
                    aria-current={each === filter ? 'page' : undefined}
                    className={styles['filter']}
                  >
                    {each.label}
                    <span aria-hidden="true">{count}</span>
                    <VisuallyHidden>({count})</VisuallyHidden>
                  </Link>
                </li>
              );
            })}
          </Stack>
        </nav>
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
