import { useState } from 'react';
import { suggestEmail } from '#domain/emailTypos.ts';
import { createRefusal } from '#domain/failureWords.ts';
import { phoneHint, phoneNumberFunctions } from '#domain/phone.ts';
import {
  emptyInvitation,
  invitationLabels as labels,
  invitationNoteLength,
  invitationRoles,
  invitationSchema,
} from '#domain/team.ts';
import { fullName } from '#domain/userInfo.ts';
import { Button } from '#haven/actions/Button.tsx';
import { EmailField } from '#haven/fields/EmailField.tsx';
import { FieldRow } from '#haven/fields/FormLayout.tsx';
import { PhoneField } from '#haven/fields/PhoneField.tsx';
import { RadioCards } from '#haven/fields/RadioCards.tsx';
import { TextArea } from '#haven/fields/TextArea.tsx';
import { TextField } from '#haven/fields/TextField.tsx';
import { useValidatedForm } from '#haven/fields/useValidatedForm.ts';
import { Dialog } from '#haven/overlays/Dialog.tsx';
import { useSectionState } from './section.ts';
import { SettingsForm } from './SettingsForm.tsx';

const optional = ' (optional)';

/** Form that invites a person to the company (screens 2.12). */
export function AddUserForm() {
  const { isBusy, failure, send } = useSectionState('team');
  const [note, setNote] = useState('');
  const { field, submit, errorSummary } = useValidatedForm(invitationSchema, emptyInvitation, {
    onValues: (typed) => {
      setNote(typed.note ?? '');
      send({ type: 'form.typed' });
    },
    isBusy,
    refusal: createRefusal(failure),
  });

  return (
    <>
      <SettingsForm
        errorSummary={errorSummary}
        onSubmit={submit((invitation) => send({ type: 'invitation.submitted', invitation }))}
        words={{ submit: 'Send invitation', busy: 'Sending…' }}
      >
        <FieldRow>
          {(['firstName', 'lastName'] as const).map((name) => (
            <TextField
              key={name}
              label={labels[name]}
              autoComplete="off"
              aria-required
              enterKeyHint="next"
              {...field(name)}
            />
          ))}
        </FieldRow>
        <EmailField
          label={labels.email}
          autoComplete="off"
          aria-required
          suggest={suggestEmail}
          enterKeyHint="next"
          {...field('email')}
        />
        <PhoneField
          label={labels.phone + optional}
          hint={phoneHint}
          autoComplete="off"
          numbers={phoneNumberFunctions}
          enterKeyHint="next"
          {...field('phone')}
        />
        <RadioCards legend={labels.role} choices={invitationRoles} {...field('role')} />
        <TextArea
          label={labels.note + optional}
          hint="We add it to the email in your name"
          count={{ typed: note.length, most: invitationNoteLength }}
          {...field('note')}
        />
      </SettingsForm>
      <OwnerDialog />
    </>
  );
}

/** Dialog that asks to confirm the invitation of an owner. */
function OwnerDialog() {
  const { held, send } = useSectionState('team');
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
