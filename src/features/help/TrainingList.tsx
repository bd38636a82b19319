import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatDay } from '#domain/formatDay.ts';
import { paths } from '#domain/paths.ts';
import { useMarkTrainingMutation } from '#graphql/hooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { Chip } from '#haven/data/Chip.tsx';
import { BuildingSiteDrawing } from '#haven/drawing/BuildingSite.tsx';
import { EmptyState } from '#haven/feedback/EmptyState.tsx';
import { Checkbox } from '#haven/fields/Checkbox.tsx';
import { formatBytes } from '#haven/fields/formatBytes.ts';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { ActionFailure } from './ActionFailure.tsx';
import { selectTrainings, trainingFilters, type Training, type TrainingFilter } from './trainingFilter.ts';
import styles from './TrainingList.module.css';

interface TrainingListProps {
  readonly trainings: readonly Training[];
  readonly filter: TrainingFilter;
}

/** Trainings that match the filter, with links to the other filters, and how many are completed. */
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
        {/* Filters are links, so that Back and shared addresses restore them. */}
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
          drawing={<BuildingSiteDrawing lintel="planned" />}
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

/** Card of a training sheet, with links to open and download it, and a checkbox that marks it as completed. */
function TrainingCard({ training }: { readonly training: Training }) {
  const { id, title, summary, audience, href, format, bytes, minutes, updatedOn, isCompleted } = training;
  const titleId = useId();
  const [mark, { error }] = useMarkTrainingMutation({ context: { isToldByPage: true } });

  function change(completed: boolean): void {
    const markTraining = { __typename: 'Training', id, isCompleted: completed };
    // The mutation hook also returns the error, which `ActionFailure` shows.
    mark({ variables: { id, completed }, optimisticResponse: { markTraining } }).catch(() => undefined);
  }

  return (
    <Card
      component="article"
      aria-labelledby={titleId}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}
    >
      <Stack
        direction="row"
        spacing="4px 12px"
        sx={{ flexWrap: 'wrap', alignItems: 'flex-start', justifyContent: 'space-between' }}
      >
        <Typography component="h2" variant="h5" id={titleId}>
          {title}
        </Typography>
        {audience === 'owners' && <Chip color="info" icon="people" label="For owners" />}
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ minHeight: 40, mt: 1, mb: 2 }}>
        {summary}
      </Typography>
      <Typography component="p" variant="caption" color="textSecondary" sx={{ mb: 4, textWrap: 'balance' }}>
        {`${format}, ${formatBytes(bytes)}\u00A0· ${minutes} minutes\u00A0· Updated ${formatDay(updatedOn)}`}
      </Typography>
      <Stack
        direction="row"
        spacing="12px 16px"
        sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 'auto', mb: 4 }}
      >
        <Button color="tonal" href={href}>
          Open<VisuallyHidden> {title}</VisuallyHidden>
        </Button>
        <Link variant="action" href={href} sameTab download>
          Download<VisuallyHidden> {title}</VisuallyHidden>
        </Link>
      </Stack>
      <Box sx={{ pt: 3, borderTop: 1, borderColor: 'divider' }}>
        <Checkbox
          label={
            <>
              Completed<VisuallyHidden> {title}</VisuallyHidden>
            </>
          }
          checked={isCompleted}
          onChange={(event) => change(event.currentTarget.checked)}
        />
        <ActionFailure what="We couldn't save your progress." error={error} />
      </Box>
    </Card>
  );
}
