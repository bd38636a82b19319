import Card from '@mui/material/Card';
import { Button } from '#haven/actions/Button.tsx';
import { Outcome } from '#haven/feedback/Outcome.tsx';
import { FormColumn } from './FormColumn.tsx';
import { useSection } from './section.ts';

/** The server has confirmed an invitation. */
export function InvitationSent() {
  const { held, send } = useSection('team');
  const invitation = held('invitation');
  return (
    <FormColumn>
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
          <p>We emailed {invitation?.email}. The link works for 7 days.</p>
        </Outcome>
      </Card>
    </FormColumn>
  );
}
