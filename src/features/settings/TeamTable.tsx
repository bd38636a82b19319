import { formatDateTime } from '#domain/dateTime.ts';
import type { TeamMember } from '#domain/team.ts';
import { fullName, initials } from '#domain/userInfo.ts';
import { Avatar } from '#haven/data/Avatar.tsx';
import { Chip } from '#haven/data/Chip.tsx';
import { DataTable } from '#haven/data/DataTable.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { Pagination } from '#haven/data/Pagination.tsx';
import { useListPlace } from './useListPlace.ts';
import { MemberActions } from './MemberActions.tsx';
import { memberStatus } from './memberStatus.ts';
import { roleNames } from './roleNames.ts';
import styles from './TeamTable.module.css';

interface TeamTableProps {
  readonly members: readonly TeamMember[];
  /** How many there are on all pages. */
  readonly total: number;
  /** Whether another page is on its way. */
  readonly isLoading: boolean;
}

const columns: readonly DataColumn<TeamMember>[] = [
  {
    name: 'Name',
    cell: (member) => (
      <span className={styles['person']}>
        <Avatar initials={initials(member)} size={36} />
        <span>
          <span className={styles['name']}>{fullName(member)}</span>
          <span className={styles['email']}>{member.email}</span>
        </span>
      </span>
    ),
  },
  { name: 'Role', fit: 'line', cell: ({ role }) => roleNames[role] },
  {
    name: 'Status',
    cell: (member) => <Chip {...memberStatus(member, Date.now())} />,
  },
  {
    name: 'Last login',
    cell: ({ lastLogInAt }) => (
      <span className={styles['when']}>{lastLogInAt === null ? 'Never' : formatDateTime(lastLogInAt)}</span>
    ),
  },
];

/** A page of the team. */
export function TeamTable({ members, total, isLoading }: TeamTableProps) {
  const { place, goTo } = useListPlace();
  return (
    <div aria-busy={isLoading}>
      <DataTable
        caption="Your team"
        rows={members}
        keyOf={({ id }) => id}
        columns={columns}
        renderActions={(member) => <MemberActions member={member} />}
        footer={<Pagination label="Pages of your team" total={total} {...place} onChange={goTo} />}
      />
    </div>
  );
}
