import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { Button } from '#haven/actions/Button.tsx';
import { Outcome } from '#haven/feedback/Outcome.tsx';
import { useHeadingFocus } from '#haven/layout/useHeadingFocus.ts';
import { lazyComponent } from '#session/lazyComponent.ts';
import { loadAddUserForm } from './lazyForms.ts';
import { useSectionState } from './section.ts';
import { FormSection } from './SectionHead.tsx';
import { TeamList } from './TeamList.tsx';

const AddUser = lazyComponent(loadAddUserForm);

/** Section of the company's people: the list, the form that invites a person, or the sent invitation (screens 2.12). */
export function Team() {
  const { isIn } = useSectionState('team');
  const shown = isIn('inviting') ? 'inviting' : isIn('invited') ? 'invited' : 'listed';
  useHeadingFocus(shown, shown, 'h2');
  if (shown === 'listed') return <TeamList />;
  if (shown === 'invited') return <InvitationSent />;
  return (
    <FormSection title="Add user" lead="They get an email with a link that works for 7 days.">
      <AddUser />
    </FormSection>
  );
}

function InvitationSent() {
  const { held, send } = useSectionState('team');
  return (
    <Stack spacing={4} sx={{ maxWidth: 640 }}>
      <Card variant="form" sx={{ mt: 6 }}>
        <Outcome
          tone="success"
          heading="h2"
          title="Invitation sent"
          actions={
            <>
              <Button size="large" onClick={() => send({ type: 'done.pressed' })}>
                Done
              </Button>
              <Button variant="outlined" size="large" onClick={() => send({ type: 'invite.pressed' })}>
                Add another
              </Button>
            </>
          }
        >
          <p>We emailed {held('invitation')?.email}. The link works for 7 days.</p>
        </Outcome>
      </Card>
    </Stack>
  );
}
