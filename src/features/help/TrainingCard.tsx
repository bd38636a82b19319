import Card from '@mui/material/Card';
import { useId } from 'react';
import { formatDay } from '#domain/formatDay.ts';
import { useMarkTrainingMutation } from '#graphql/hooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { Chip } from '#haven/data/Chip.tsx';
import { Checkbox } from '#haven/fields/Checkbox.tsx';
import { formatBytes } from '#haven/fields/formatBytes.ts';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { ActionFailure } from './ActionFailure.tsx';
import type { Training } from './trainingFilter.ts';
import styles from './TrainingList.module.css';

/** One sheet: what it is, how to get it, and whether the person is through with it. */
export function TrainingCard({ training }: { readonly training: Training }) {
  const { id, title, summary, audience, href, format, bytes, minutes, updatedOn, isCompleted } = training;
  const titleId = useId();
  const [mark, { error }] = useMarkTrainingMutation({ context: { isToldByPage: true } });

  function change(completed: boolean): void {
    const markTraining = { __typename: 'Training', id, isCompleted: completed };
    // The failure is shown by what the hook answers.
    mark({ variables: { id, completed }, optimisticResponse: { markTraining } }).catch(() => undefined);
  }

  return (
    <Card component="article" aria-labelledby={titleId} className={styles['card']}>
      <div className={styles['head']}>
        <h2 id={titleId} className={styles['title']}>
          {title}
        </h2>
        {audience === 'OWNERS' && <Chip color="info" icon="people" label="For owners" />}
      </div>
      <p className={styles['summary']}>{summary}</p>
      <p className={styles['facts']}>
        {`${format}, ${formatBytes(bytes)}\u00A0· ${minutes} minutes\u00A0· Updated ${formatDay(updatedOn)}`}
      </p>
      <div className={styles['actions']}>
        <Button color="tonal" href={href}>
          Open<VisuallyHidden> {title}</VisuallyHidden>
        </Button>
        <Link variant="action" href={href} sameTab download>
          Download<VisuallyHidden> {title}</VisuallyHidden>
        </Link>
      </div>
      <div className={styles['done']}>
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
      </div>
    </Card>
  );
}
