import { formatDateTime } from '#domain/dateTime.ts';
import type { LoggedMailsQuery } from '#graphql/adminHooks.ts';
import { Link } from '#haven/Link.tsx';
import { DataTable, type DataColumn } from '#haven/DataTable.tsx';
import { Pagination } from '#haven/Pagination.tsx';
import { useAdminList } from '#admin/useAdminList.ts';
import { mailList, stateNames } from './mailList.ts';

type LoggedMail = LoggedMailsQuery['loggedMails']['rows'][number];

interface MailTableProps {
  readonly rows: readonly LoggedMail[];
  /** How many there are on all pages. */
  readonly total: number;
  /** Whether another page is on its way. */
  readonly isLoading: boolean;
}

const columns: readonly DataColumn<LoggedMail>[] = [
  { name: 'Subject', cell: (mail) => <Subject mail={mail} /> },
  { name: 'To', hasWholeWords: true, cell: ({ to }) => to },
  { name: 'Letter', hasWholeWords: true, cell: ({ letter }) => letter },
  { name: 'State', hasWholeWords: true, cell: ({ state }) => stateNames[state] },
  { name: 'Attempts', isShort: true, cell: ({ attempts }) => attempts },
  { name: 'When', isShort: true, cell: ({ at }) => formatDateTime(at) },
];

/** A page of the mails, which are always the newest first. */
export function MailTable({ rows, total, isLoading }: MailTableProps) {
  const { place, goTo } = useAdminList(mailList);
  return (
    <div aria-busy={isLoading}>
      <DataTable
        caption="Mails"
        rows={rows}
        keyOf={({ id }) => id}
        columns={columns}
        scrolls
        footer={
          <Pagination
            label="Pages of mails"
            total={total}
            page={place.page}
            pageSize={place.pageSize}
            hasGoTo
            onChange={goTo}
          />
        }
      />
    </div>
  );
}

/** Leads to the mail. */
function Subject({ mail: { id, subject } }: { readonly mail: LoggedMail }) {
  const { hrefOf } = useAdminList(mailList);
  return <Link href={hrefOf({ open: id })}>{subject}</Link>;
}
