import Alert from '@mui/material/Alert';
import { formatDateTime } from '#domain/dateTime.ts';
import type { AdminCategoriesFieldsFragment } from '#graphql/adminHooks.ts';

type Draft = NonNullable<AdminCategoriesFieldsFragment['draft']>;

export function DraftNotice({ changedOn, changedBy }: Pick<Draft, 'changedOn' | 'changedBy'>) {
  return (
    <Alert severity="info">
      Draft of {formatDateTime(changedOn)}
      {changedBy && `, changed last by ${changedBy}`}. People see what was published before.
    </Alert>
  );
}
