import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '#domain/dateTime.ts';
import type { TeamMember } from '#domain/team.ts';
import { fullName, initials } from '#domain/userInfo.ts';
import { Avatar } from '#haven/data/Avatar.tsx';
import { Chip } from '#haven/data/Chip.tsx';
import { DataTable } from '#haven/data/DataTable.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { Pagination } from '#haven/data/Pagination.tsx';
import { useListParams } from './useListParams.ts';
import { MemberActions } from './MemberActions.tsx';
import { memberStatus } from './memberStatus.ts';
import { roleNames } from './roleNames.ts';

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
      // Room for an address of usual length, before the columns make room by breaking it.
      <Stack
        component="span"
        direction="row"
        spacing={3}
        sx={{ alignItems: 'center', minWidth: { md: 184 } }}
      >
        <Avatar initials={initials(member)} size={36} />
        <span>
          <Typography component="span" variant="h6" sx={{ display: 'block' }}>
            {fullName(member)}
          </Typography>
          <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {member.email}
          </Typography>
        </span>
      </Stack>
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
      // Breaks between day and time alone.
      <Box component="span" sx={{ overflowWrap: 'normal' }}>
        {lastLogInAt === null ? 'Never' : formatDateTime(lastLogInAt)}
      </Box>
    ),
  },
];

/** A page of the team. */
export function TeamTable({ members, total, isLoading }: TeamTableProps) {
  const { params, goTo } = useListParams();
  return (
    <div aria-busy={isLoading}>
      <DataTable
        caption="Your team"
        rows={members}
        keyOf={({ id }) => id}
        columns={columns}
        renderActions={(member) => <MemberActions member={member} />}
        footer={<Pagination label="Pages of your team" total={total} {...params} onChange={goTo} />}
      />
    </div>
  );
}
