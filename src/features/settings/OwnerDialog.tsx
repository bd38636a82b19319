import { fullName } from '#domain/userInfo.ts';
import { Button } from '#haven/Button.tsx';
import { Dialog } from '#haven/Dialog.tsx';
import { useSection } from './section.ts';

/** Asks whether somebody is really to own the company as well. */
export function OwnerDialog() {
  const { isIn, invitation, send } = useSection('team');
  const decline = () => send({ type: 'owner.declined' });
  return (
    <Dialog
      isOpen={isIn({ inviting: 'confirmingOwner' })}
      title={`Invite ${fullName(invitation)} as an owner?`}
      onCancel={decline}
      actions={
        <>
          <Button size="large" onClick={() => send({ type: 'owner.confirmed' })}>
            Invite as owner
          </Button>
          <Button variant="outline" size="large" onClick={decline}>
            Keep editing
          </Button>
        </>
      }
    >
      Owners add people, change roles, and look after the certificates of your company.
    </Dialog>
  );
}
