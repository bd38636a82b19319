import { useState } from 'react';
import { suggestEmail } from '#domain/emailTypos.ts';
import { refusalOf } from '#domain/failureWords.ts';
import { phoneHint, phoneNumbers } from '#domain/phone.ts';
import {
  emptyInvitation,
  invitationLabels as labels,
  invitationNoteLength,
  invitationRoles,
  invitationSchema,
} from '#domain/team.ts';
import { EmailField } from '#haven/fields/EmailField.tsx';
import { FieldRow } from '#haven/fields/FormLayout.tsx';
import { PhoneField } from '#haven/fields/PhoneField.tsx';
import { RadioCards } from '#haven/fields/RadioCards.tsx';
import { TextArea } from '#haven/fields/TextArea.tsx';
import { TextField } from '#haven/fields/TextField.tsx';
import { useValidatedForm } from '#haven/fields/useValidatedForm.ts';
import { OwnerDialog } from './OwnerDialog.tsx';
import { useSection } from './section.ts';
import { SettingsForm } from './SettingsForm.tsx';

const optional = ' (optional)';

/** Invites somebody to the company (screens 2.12). Nothing that was typed is lost. */
export function AddUser() {
  const settings = useSection('team');
  const { send } = settings;
  const [note, setNote] = useState('');
  const { field, submit, errorSummary } = useValidatedForm(invitationSchema, emptyInvitation, {
    onValues: (typed) => {
      setNote(typed.note ?? '');
      send({ type: 'form.typed' });
    },
    isBusy: settings.isBusy,
    refusal: refusalOf(settings.failure),
  });

  return (
    <>
      <SettingsForm
        errorSummary={errorSummary}
        onSubmit={submit((invitation) => send({ type: 'invitation.submitted', invitation }))}
        words={{ submit: 'Send invitation', busy: 'Sending…' }}
      >
        <FieldRow>
          <TextField
            label={labels.firstName}
            autoComplete="off"
            aria-required
            enterKeyHint="next"
            {...field('firstName')}
          />
          <TextField
            label={labels.lastName}
            autoComplete="off"
            aria-required
            enterKeyHint="next"
            {...field('lastName')}
          />
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
          numbers={phoneNumbers}
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
