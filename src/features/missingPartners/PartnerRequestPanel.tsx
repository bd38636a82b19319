import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { formatDate } from '#domain/dates.ts';
import { paths } from '#domain/paths.ts';
import type { Partner } from '#domain/partner.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { Icon } from '#haven/drawing/Icon.tsx';
import { Region } from '#haven/feedback/Region.tsx';
import { CardSection } from '#haven/layout/CardSection.tsx';
import { useEntitlementStatus, type EntitlementStatus } from './useEntitlementStatus.ts';
import { PartnerRequestForm } from './PartnerRequestForm.tsx';

interface PartnerRequestPanelProps {
  readonly partner: Pick<Partner, 'id' | 'title'>;
  /** Path of the partner's page. */
  readonly path: string;
}

/** Shows the company's request for a missing partner; without an open request, a form that asks for the partner. */
export function PartnerRequestPanel({ partner: { id, title }, path }: PartnerRequestPanelProps) {
  const { status, failure, load } = useEntitlementStatus(id);
  const [isSent, setSent] = useState(false);
  const [isRetrying, setRetrying] = useState(false);
  const told = useRef<HTMLOutputElement>(null);

  // The pressed button has disappeared, so the outcome takes the focus.
  useEffect(() => {
    if (isSent) told.current?.focus();
  }, [isSent]);

  async function retry(): Promise<void> {
    setRetrying(true);
    await load();
    setRetrying(false);
  }

  /** Reloads the state, which replaces the form, and moves the focus to the state. */
  async function showStatus(): Promise<void> {
    await load();
    told.current?.focus();
  }

  return (
    <>
      {/* A live region must exist before its text; while empty it takes no room. */}
      <Box component="output" ref={told} tabIndex={-1} sx={{ '&:empty': { position: 'absolute' } }}>
        {isSent ? (
          <Alert severity="success">
            Your request is sent. We&apos;ll email you when it is decided.{' '}
            <Link href={paths.requestProducts}>View your requests</Link>
          </Alert>
        ) : (
          status && <Status status={status} title={title} />
        )}
      </Box>
      {!isSent && (
        <Region
          what={`the requests for ${title}`}
          data={status ?? undefined}
          isLoading={failure === null || isRetrying}
          failure={failure}
          onRetry={() => void retry()}
        >
          {({ state }) => {
            if (state === 'requested') return null;
            if (state === 'granted') {
              return (
                <div>
                  <Button size="large" href={path}>
                    Open {title}
                  </Button>
                </div>
              );
            }
            return (
              <CardSection title={`Ask for ${title}`} spacing={4}>
                <PartnerRequestForm
                  partner={{ id: String(id), title }}
                  onSent={() => setSent(true)}
                  onRefused={() => void showStatus()}
                />
              </CardSection>
            );
          }}
        </Region>
      )}
    </>
  );
}

function Status({ status, title }: { readonly status: EntitlementStatus; readonly title: string }) {
  const { state, reason, askedBy, since } = status;
  const when = since ? ` on ${formatDate(since)}` : '';
  if (state === 'granted') return <Alert severity="success">Your company has {title} now.</Alert>;
  if (state === 'requested') {
    return (
      <Alert severity="info" icon={<Icon name="clock" />}>
        {askedBy} asked for {title}
        {when}. It is not decided yet.
      </Alert>
    );
  }
  if (state === 'none') return null;
  return (
    <Alert severity="info">
      <Box component="span" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        We decided{when} that your company doesn&apos;t have it: “{reason}” You can ask for it again.
      </Box>
    </Alert>
  );
}
