import Card from '@mui/material/Card';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { suggestEmail } from '#domain/emailTypos.ts';
import { createRefusalFromError } from '#domain/failureWords.ts';
import {
  emptyInvitation,
  invitationLabels as labels,
  invitationRoles,
  invitationSchema,
} from '#domain/team.ts';
import { useInviteUserMutation } from '#graphql/adminHooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { EmailField } from '#haven/fields/EmailField.tsx';
import { ErrorSummary } from '#haven/fields/ErrorSummary.tsx';
import { FieldRow, FormActions, FormFields } from '#haven/fields/FormLayout.tsx';
import { RadioCards } from '#haven/fields/RadioCards.tsx';
import { TextField } from '#haven/fields/TextField.tsx';
import { useValidatedForm } from '#haven/fields/useValidatedForm.ts';
import { EntrySection } from '#admin/EntrySection.tsx';

interface InviteUserFormProps {
  readonly customerId: string;
  readonly onCancel: () => void;
  readonly onInvited: (email: string) => void;
}

const { firstName, lastName, email, role } = emptyInvitation;
const schema = v.pick(invitationSchema, ['firstName', 'lastName', 'email', 'role']);

/** Form for administrators that invites a person to a company. */
export function InviteUserForm({ customerId, onCancel, onInvited }: InviteUserFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [invite] = useInviteUserMutation({
    context: { isToldByPage: true },
    refetchQueries: ['AdminCustomer'],
  });
  const { field, submit, isBusy, errorSummary } = useValidatedForm(
    schema,
    { firstName, lastName, email, role },
    { explain: createRefusalFromError },
  );

  async function send(invitation: v.InferOutput<typeof schema>): Promise<void> {
    const { error } = await invite({ variables: { customerId, ...invitation } });
    if (error) throw error;
    onInvited(invitation.email);
  }

  return (
    <EntrySection title="Invite somebody" headingRef={heading}>
      <ErrorSummary {...errorSummary} />
      <Card variant="form">
        <form noValidate onSubmit={submit(send)}>
          <FormFields>
            <FieldRow>
              <TextField label={labels.firstName} autoComplete="off" aria-required {...field('firstName')} />
              <TextField label={labels.lastName} autoComplete="off" aria-required {...field('lastName')} />
            </FieldRow>
            <EmailField
              label={labels.email}
              autoComplete="off"
              aria-required
              suggest={suggestEmail}
              {...field('email')}
            />
            <RadioCards legend={labels.role} choices={invitationRoles} {...field('role')} />
          </FormFields>
          <FormActions>
            <Button type="submit" size="large" busy={isBusy}>
              {isBusy ? 'Sending…' : 'Send invitation'}
            </Button>
            <Button
              variant="outlined"
              size="large"
              aria-disabled={isBusy}
              onClick={() => isBusy || onCancel()}
            >
              Cancel
            </Button>
          </FormActions>
        </form>
      </Card>
    </EntrySection>
  );
}
