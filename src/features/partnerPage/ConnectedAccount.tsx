import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type RefObject } from 'react';
import { mayOpen } from '#domain/access.ts';
import { toCallFailure } from '#domain/callFailure.ts';
import { formatDate } from '#domain/dates.ts';
import { offerAnchor } from '#domain/marketplace.ts';
import { useDisconnectAccountMutation, type DealingsFragment } from '#graphql/hooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { CopyButton } from '#haven/actions/CopyButton.tsx';
import { DefinitionList } from '#haven/data/DefinitionList.tsx';
import { FormActions } from '#haven/fields/FormLayout.tsx';
import { Dialog } from '#haven/overlays/Dialog.tsx';
import { useViewer } from '#session/useViewer.ts';
import type { PartnerPageProps } from './partnerPageData.ts';

interface ConnectedAccountProps extends PartnerPageProps {
  readonly account: NonNullable<DealingsFragment['account']>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onEdit: () => void;
}

/** The connected account: everybody copies it, and owners change or disconnect it. */
export function ConnectedAccount({ page, account, heading, onEdit }: ConnectedAccountProps) {
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
                void disconnect({ variables: { partnerId: page.partnerId } }).catch(() => undefined);
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
