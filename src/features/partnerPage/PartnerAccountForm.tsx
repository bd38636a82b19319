import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { accountConnectionLabels as labels, accountConnectionSchema } from '#domain/accountConnection.ts';
import { mayOpen } from '#domain/access.ts';
import { toCallFailure } from '#domain/callFailure.ts';
import { formatDate } from '#domain/dates.ts';
import { createRefusalFromError } from '#domain/failureWords.ts';
import { offerAnchor } from '#domain/marketplace.ts';
import {
  useConnectAccountMutation,
  useDisconnectAccountMutation,
  type DealingsFragment,
} from '#graphql/hooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { CopyButton } from '#haven/actions/CopyButton.tsx';
import { DefinitionList } from '#haven/data/DefinitionList.tsx';
import { EmailField } from '#haven/fields/EmailField.tsx';
import { ErrorSummary } from '#haven/fields/ErrorSummary.tsx';
import { FormActions, FormFields } from '#haven/fields/FormLayout.tsx';
import { TextField } from '#haven/fields/TextField.tsx';
import { useValidatedForm } from '#haven/fields/useValidatedForm.ts';
import { Dialog } from '#haven/overlays/Dialog.tsx';
import { useViewer } from '#session/useViewer.ts';
import { useReportPress, type OfferFormProps, type PartnerPageProps } from './partnerPageData.ts';
import { useFocusOnChange } from './useFocusOnChange.ts';

/** The company's connected account at the partner, or a form that connects or changes the account (screens 2.14). */
export function PartnerAccountForm({ page }: PartnerPageProps) {
  const [isEditing, setIsEditing] = useState(false);
  const account = isEditing ? undefined : page.dealings?.account;
  const heading = useFocusOnChange(account ? 'account' : 'form');
  return account ? (
    <ConnectedAccount page={page} account={account} heading={heading} onEdit={() => setIsEditing(true)} />
  ) : (
    <ConnectForm page={page} heading={heading} onDone={() => setIsEditing(false)} />
  );
}

function ConnectForm({ page, heading, onDone }: OfferFormProps) {
  const { partnerId, dealings, heading: partner } = page;
  const account = dealings?.account;
  const { userInfo } = useViewer();
  const reportPress = useReportPress(page);
  const { field, submit, isBusy, errorSummary } = useValidatedForm(
    accountConnectionSchema,
    { code: account?.code ?? '', email: account?.email ?? userInfo?.email ?? '' },
    { explain: createRefusalFromError },
  );
  const [connect] = useConnectAccountMutation({ context: { isToldByPage: true } });

  const send = submit(async (connection) => {
    const replaces = account?.code ?? null;
    const { error } = await connect({ variables: { partnerId, connection, replaces } });
    if (error) throw error;
    reportPress('callToAction');
    onDone();
  });

  return (
    <Stack component="section" spacing={6} aria-labelledby={offerAnchor}>
      <ErrorSummary {...errorSummary} />
      <Card variant="form">
        <Typography component="h2" variant="h3" id={offerAnchor} ref={heading} tabIndex={-1} sx={{ mb: 4 }}>
          Connect your account
        </Typography>
        <form noValidate onSubmit={send}>
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

interface ConnectedAccountProps extends Pick<OfferFormProps, 'page' | 'heading'> {
  readonly account: NonNullable<DealingsFragment['account']>;
  readonly onEdit: () => void;
}

/** Card of the connected account: everybody can copy code and email, owners can change or disconnect the account. */
function ConnectedAccount({ page, account, heading, onEdit }: ConnectedAccountProps) {
  const { kind } = useViewer();
  const [isAsking, setIsAsking] = useState(false);
  const [disconnect, { loading, error }] = useDisconnectAccountMutation({ context: { isToldByPage: true } });

  return (
    <Card component="section" variant="form" aria-labelledby={offerAnchor}>
      <h2 id={offerAnchor} ref={heading} tabIndex={-1}>
        Your account is connected
      </h2>
      <Typography component="output" color="textSecondary" sx={{ display: 'block', mt: 2, mb: 4 }}>
        {page.heading} will confirm within 2 business days. Connected on {formatDate(account.connectedOn)}.
      </Typography>
      <DefinitionList
        items={[
          { term: 'Code', description: <Copied text={account.code} label="Copy code" /> },
          { term: 'Email', description: <Copied text={account.email} label="Copy email" /> },
        ]}
      />
      {error && <p role="alert">{toCallFailure(error).message}</p>}
      <FormActions>
        {mayOpen('ownerPage', kind) ? (
          <>
            <Button color="tonal" onClick={onEdit}>
              Change
            </Button>
            <Button variant="outlined" onClick={() => setIsAsking(true)}>
              Disconnect
            </Button>
          </>
        ) : (
          <p>An owner of your company can change it.</p>
        )}
      </FormActions>
      <Dialog
        open={isAsking}
        title={`Disconnect your ${page.heading} account?`}
        actions={
          <>
            <Button size="large" onClick={() => setIsAsking(false)}>
              Keep it connected
            </Button>
            <Button
              variant="outlined"
              size="large"
              busy={loading}
              onClick={() => {
                setIsAsking(false);
                void disconnect({ variables: { partnerId: page.partnerId } });
              }}
            >
              Disconnect
            </Button>
          </>
        }
        onClose={() => setIsAsking(false)}
      >
        Your company&apos;s code can be connected again at any time.
      </Dialog>
    </Card>
  );
}

function Copied({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <Stack
      component="span"
      direction="row"
      spacing="8px 16px"
      sx={{ flexWrap: 'wrap', alignItems: 'center', overflowWrap: 'anywhere' }}
    >
      {text}
      <CopyButton text={text} label={label} variant="outlined" />
    </Stack>
  );
}
