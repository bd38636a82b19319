import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type RefObject } from 'react';
import {
  accountConnectionLabels as labels,
  accountConnectionSchema,
  type AccountConnection,
} from '#domain/accountConnection.ts';
import { toRefusal } from '#domain/failureWords.ts';
import { offerAnchor } from '#domain/marketplace.ts';
import { useConnectAccountMutation } from '#graphql/hooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { EmailField } from '#haven/fields/EmailField.tsx';
import { ErrorSummary } from '#haven/fields/ErrorSummary.tsx';
import { FormActions, FormFields } from '#haven/fields/FormLayout.tsx';
import { TextField } from '#haven/fields/TextField.tsx';
import { useValidatedForm } from '#haven/fields/useValidatedForm.ts';
import { useViewer } from '#session/useViewer.ts';
import { ConnectedAccount } from './ConnectedAccount.tsx';
import { useReportPress, type PartnerPageProps } from './partnerPageData.ts';
import { useFocusOnChange } from './useFocusOnChange.ts';

/** The company's account at the partner: the form that connects it, or the connected account (screens 2.14). */
export function AccountForm({ page }: PartnerPageProps) {
  const [isEditing, setIsEditing] = useState(false);
  const account = isEditing ? undefined : page.dealings?.account;
  const heading = useFocusOnChange(account ? 'account' : 'form');
  return account ? (
    <ConnectedAccount page={page} account={account} heading={heading} onEdit={() => setIsEditing(true)} />
  ) : (
    <ConnectForm page={page} heading={heading} onConnected={() => setIsEditing(false)} />
  );
}

interface ConnectFormProps extends PartnerPageProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onConnected: () => void;
}

function ConnectForm({ page, heading, onConnected }: ConnectFormProps) {
  const { partnerId, dealings, heading: partner } = page;
  const account = dealings?.account;
  const { userInfo } = useViewer();
  const reportPress = useReportPress(page);
  const { field, submit, isBusy, errorSummary } = useValidatedForm(
    accountConnectionSchema,
    { code: account?.code ?? '', email: account?.email ?? userInfo?.email ?? '' },
    { explain: toRefusal },
  );
  const [connect] = useConnectAccountMutation({ context: { isToldByPage: true } });

  async function send(connection: AccountConnection): Promise<void> {
    const replaces = account?.code ?? null;
    const { error } = await connect({ variables: { partnerId, connection, replaces } });
    if (error) throw error;
    reportPress('callToAction');
    onConnected();
  }

  return (
    <Stack component="section" spacing={6} aria-labelledby={offerAnchor}>
      <ErrorSummary {...errorSummary} />
      <Card variant="form">
        <Typography component="h2" variant="h3" id={offerAnchor} ref={heading} tabIndex={-1} sx={{ mb: 4 }}>
          Connect your account
        </Typography>
        <form noValidate onSubmit={submit(send)}>
          <FormFields>
            <TextField
              label={labels.code}
              hint={`Printed on your ${partner} welcome letter`}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-required
              {...field('code')}
            />
            <EmailField
              label={labels.email}
              hint={`Where ${partner} may write to about the account`}
              aria-required
              {...field('email')}
            />
          </FormFields>
          <FormActions>
            <Button type="submit" size="large" busy={isBusy}>
              {isBusy ? 'Connecting…' : 'Connect account'}
            </Button>
          </FormActions>
        </form>
      </Card>
    </Stack>
  );
}
