import { fullName } from '#domain/userInfo.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Dialog } from '#haven/overlays/Dialog.tsx';
import { useSection } from './section.ts';

/** Asks whether somebody is really to own the company as well. */
export function OwnerDialog() {
  const { held, send } = useSection('team');
  const invitation = held('invitation');
  if (!invitation) return null;
  const decline = () => send({ type: 'owner.declined' });
  return (
    <Dialog
      open
      title={`Invite ${fullName(invitation)} as an owner?`}
      onClose={decline}
      actions={
        <>
          <Button size="large" onClick={() => send({ type: 'owner.confirmed', invitation })}>
            Invite as owner
          </Button>
          <Button variant="outlined" size="large" onClick={decline}>
            Keep editing
          </Button>
        </>
      }
    >
      Owners add people, change roles, and look after the certificates of your company.
    </Dialog>
  );
}
