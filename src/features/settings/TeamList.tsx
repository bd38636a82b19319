import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '#domain/dateTime.ts';
import { isMemberChange } from '#domain/settings.ts';
import type { TeamMember } from '#domain/team.ts';
import { fullName, initials } from '#domain/userInfo.ts';
import { useTeamQuery } from '#graphql/settingsHooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Avatar } from '#haven/data/Avatar.tsx';
import { Chip } from '#haven/data/Chip.tsx';
import { DataTable } from '#haven/data/DataTable.tsx';
import { Pagination } from '#haven/data/Pagination.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { Icon } from '#haven/drawing/Icon.tsx';
import { regionOf, shownOf } from '#session/askedQuery.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { describeMemberChange, roleNames } from './describeMemberChange.ts';
import { describeMemberStatus } from './describeMemberStatus.ts';
import { DoneNotice } from './DoneNotice.tsx';
import { loadAddUser, preloadOnHover } from './lazyForms.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { ListRegion, useListParams } from './ListRegion.tsx';
import { MemberActions } from './MemberActions.tsx';
import { useRowChange, useSection } from './section.ts';
import { SectionHead } from './SectionHead.tsx';

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
  { name: 'Status', cell: (member) => <Chip {...describeMemberStatus(member, Date.now())} /> },
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

/** The list of the team, with the actions on each member, their questions, and their results. */
export function TeamList() {
  const { done, send } = useSection('team');
  const { params, goTo } = useListParams();
  const query = useTeamQuery({ variables: { page: params.page, size: params.pageSize } });
  const team = shownOf(query)?.team;
  const change = useRowChange()?.change;
  const asked = change && isMemberChange(change) ? change : null;
  const made = done && isMemberChange(done) ? done : null;

  return (
    <>
      <SectionHead
        title={
          team
            ? team.total === 1
              ? '1 person'
              : `${team.total.toLocaleString('en-US')} people`
            : 'Your team'
        }
        action={
          <Button
            size="large"
            {...preloadOnHover(loadAddUser)}
            onClick={() => send({ type: 'invite.pressed' })}
          >
            <Icon name="plus" />
            Add user
          </Button>
        }
      >
        {team?.total === 1
          ? "It's just you so far. Add the people who should use your offers."
          : 'Owners can add people and change roles.'}
      </SectionHead>
      <ListRegion what="your team" data={team} {...regionOf(query)}>
        {({ members, total }) => (
          <>
            <DoneNotice>
              {made &&
                describeMemberChange(
                  made,
                  members.find(({ id }) => id === made.member.id),
                ).made}
            </DoneNotice>
            <div aria-busy={query.loading}>
              <DataTable
                caption="Your team"
                rows={members}
                keyOf={({ id }) => id}
                columns={columns}
                renderActions={(member) => <MemberActions member={member} />}
                footer={<Pagination label="Pages of your team" total={total} {...params} onChange={goTo} />}
              />
            </div>
            <Box sx={{ mt: 4 }}>
              <Alert severity="info">
                Your company needs at least one owner. You cannot change your own role; another owner can.
              </Alert>
            </Box>
            <ChangeDialog texts={asked && describeMemberChange(asked)} />
            <LinkDialog name={asked ? fullName(asked.member) : ''} />
          </>
        )}
      </ListRegion>
    </>
  );
}
