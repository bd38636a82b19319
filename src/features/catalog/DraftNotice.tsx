import Alert from '@mui/material/Alert';
import { formatDateTime } from '#domain/dateTime.ts';

interface DraftNoticeProps {
  readonly changedOn: string;
  readonly changedBy: string | null;
}

/** Notice about a draft that is not yet published. */
export function DraftNotice({ changedOn, changedBy }: DraftNoticeProps) {
  return (
    <Alert severity="info">
      Draft of {formatDateTime(changedOn)}
      {changedBy && `, changed last by ${changedBy}`}. People see what was published before.
    </Alert>
  );
}
