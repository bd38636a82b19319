import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDate } from '#domain/dates.ts';
import { formatDateTime } from '#domain/dateTime.ts';
import { isMemberChange, type MemberChange } from '#domain/settings.ts';
import type { TeamMember } from '#domain/team.ts';
import { fullName, initials } from '#domain/userInfo.ts';
import { useTeamQuery } from '#graphql/settingsHooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { CopyButton } from '#haven/actions/CopyButton.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { ActionMenu } from '#haven/data/ActionMenu.tsx';
import { Avatar } from '#haven/data/Avatar.tsx';
import { Chip } from '#haven/data/Chip.tsx';
import { DataTable } from '#haven/data/DataTable.tsx';
import { Pagination } from '#haven/data/Pagination.tsx';
import { formatCount } from '#haven/data/quantities.ts';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { Icon } from '#haven/drawing/Icon.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { Dialog } from '#haven/overlays/Dialog.tsx';
import { toRegionProps, shownData } from '#session/queryState.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { describeMemberChange, memberRoleNames } from './describeMemberChange.ts';
import { describeMemberStatus } from './describeMemberStatus.ts';
import { DoneNotice } from './DoneNotice.tsx';
import { loadAddUserForm, preloadOnHover } from './lazyForms.ts';
import { ListRegion, useListParams } from './ListRegion.tsx';
import { useRowChangeState, useSectionState } from './section.ts';
import { SectionHead } from './SectionHead.tsx';
import styles from './TeamList.module.css';

const columns: readonly DataColumn<TeamMember>[] = [
  {
    name: 'Name',
    cell: (member) => (
      // The minimum width holds an email of usual length, which a narrow column would break.
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
  { name: 'Role', fit: 'line', cell: ({ role }) => memberRoleNames[role] },
  { name: 'Status', cell: (member) => <Chip {...describeMemberStatus(member, Date.now())} /> },
  {
    name: 'Last login',
    cell: ({ lastLogInAt }) => (
      // The text may break only between day and time.
      <Box component="span" sx={{ overflowWrap: 'normal' }}>
        {lastLogInAt === null ? 'Never' : formatDateTime(lastLogInAt)}
      </Box>
    ),
  },
];

/** List of the team, with the actions on each member, and their dialogs and notices. */
export function TeamList() {
  const { done, send } = useSectionState('team');
  const { params, goTo } = useListParams();
  const query = useTeamQuery({ variables: { page: params.page, size: params.pageSize } });
  const team = shownData(query)?.team;
  const change = useRowChangeState()?.change;
  const asked = change && isMemberChange(change) ? change : null;
  const made = done && isMemberChange(done) ? done : null;

  return (
    <>
      <SectionHead
        title={team ? (team.total === 1 ? '1 person' : `${formatCount(team.total)} people`) : 'Your team'}
        action={
          <Button
            size="large"
            {...preloadOnHover(loadAddUserForm)}
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
      <ListRegion what="your team" data={team} {...toRegionProps(query)}>
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

/** Links and menu with an owner's actions on a member; "You" in the owner's own row. */
function MemberActions({ member }: { readonly member: TeamMember }) {
  const { send } = useSectionState('team');
  const { role, status, isSelf } = member;
  const name = fullName(member);
  const request = (change: MemberChange) => () => send({ type: 'change.wanted', change });

  if (isSelf) {
    return (
      <Typography component="span" variant="body2" color="textSecondary">
        You
      </Typography>
    );
  }
  if (status === 'deactivated') {
    return (
      <Link variant="action" onClick={request({ member, kind: 'reactivate' })}>
        Reactivate<VisuallyHidden> {name}</VisuallyHidden>
      </Link>
    );
  }
  return (
    <>
      {status === 'invited' && (
        <Link variant="action" onClick={request({ member, kind: 'resend' })}>
          Resend<VisuallyHidden> the invitation of {name}</VisuallyHidden>
        </Link>
      )}
      <ActionMenu label={`Actions for ${name}`}>
        {status === 'invited' && (
          <MenuItem onClick={request({ member, kind: 'link' })}>Copy invite link</MenuItem>
        )}
        <MenuItem onClick={request({ member, kind: 'role', role: role === 'user' ? 'owner' : 'user' })}>
          {role === 'user' ? 'Make owner' : 'Make user'}
        </MenuItem>
        <MenuItem sx={{ color: 'error.main' }} onClick={request({ member, kind: 'deactivate' })}>
          Deactivate
        </MenuItem>
      </ActionMenu>
    </>
  );
}

/** Dialog that shows an invitation link to copy. */
function LinkDialog({ name }: { readonly name: string }) {
  const change = useRowChangeState();
  const link = change?.held('link');
  const take = () => change?.send({ type: 'link.taken' });
  return (
    <Dialog
      open={link !== undefined}
      title={`Invitation link for ${name}`}
      onClose={take}
      actions={
        <>
          {link && <CopyButton text={link.url} label="Copy link" />}
          <Button variant="outlined" size="large" onClick={take}>
            Done
          </Button>
        </>
      }
    >
      <p>
        Pass it on yourself. It works once{link && `, until ${formatDate(link.endsAt)}`}. The link that we
        emailed no longer works.
      </p>
      <p className={styles['link']}>{link?.url}</p>
    </Dialog>
  );
}
