import Stack from '@mui/material/Stack';
import { paths } from '#domain/paths.ts';
import { Link } from '#haven/actions/Link.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import styles from './TrainingList.module.css';
import { selectTrainings, trainingFilters, type Training, type TrainingFilter } from './trainingFilter.ts';

interface TrainingFilterLinksProps {
  readonly trainings: readonly Training[];
  readonly chosen: TrainingFilter;
}

/** Whom trainings are for, as links with counts, so that Back and sharing work. */
export function TrainingFilterLinks({ trainings, chosen }: TrainingFilterLinksProps) {
  return (
    <nav aria-label="Trainings">
      <Stack component="ul" direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
        {trainingFilters.map((filter) => {
          const count = selectTrainings(trainings, filter).length;
          return (
            <li key={filter.label}>
              <Link
                variant="body2"
                color="inherit"
                underline="none"
                href={filter.value === null ? paths.training : `${paths.training}?for=${filter.value}`}
                aria-current={filter === chosen ? 'page' : undefined}
                className={styles['filter']}
              >
                {filter.label}
                <span aria-hidden="true">{count}</span>
                <VisuallyHidden>({count})</VisuallyHidden>
              </Link>
            </li>
          );
        })}
      </Stack>
    </nav>
  );
}
