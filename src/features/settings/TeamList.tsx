import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTeamQuery } from '#graphql/settingsHooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Icon } from '#haven/drawing/Icon.tsx';
import { regionProps, shownData } from '#session/queryState.ts';
import { useSection } from './section.ts';
import { useListParams } from './useListParams.ts';
import { fetchingAhead, loadAddUser } from './lazyForms.ts';
import { ListRegion } from './ListRegion.tsx';
import { MemberChanges } from './MemberChanges.tsx';
import { SectionHead } from './SectionHead.tsx';
import { TeamTable } from './TeamTable.tsx';

/** The list of the team, with what can be done with each. */
export function TeamList() {
  const { send } = useSection('team');
  const { params } = useListParams();
  const asked = useTeamQuery({
    variables: { page: params.page, size: params.pageSize },
    notifyOnNetworkStatusChange: true,
  });
  const team = shownData(asked)?.team;

  return (
    <>
      <SectionHead
        title={nameTeam(team?.total)}
        action={
          <Button
            size="large"
            {...fetchingAhead(loadAddUser)}
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
      <ListRegion what="your team" data={team} {...regionProps(asked)}>
        {(list) => (
          <MemberChanges members={list.members}>
            <TeamTable {...list} isLoading={asked.loading} />
            <Box sx={{ mt: 4 }}>
              <Alert severity="info">
                Your company needs at least one owner. You cannot change your own role; another owner can.
              </Alert>
            </Box>
          </MemberChanges>
        )}
      </ListRegion>
    </>
  );
}

function nameTeam(total: number | undefined): string {
  if (total === undefined) return 'Your team';
  return total === 1 ? '1 person' : `${total.toLocaleString('en-US')} people`;
}
