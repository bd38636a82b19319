import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useRef, useState } from 'react';
import { formatDate } from '#domain/dates.ts';
import { findMatchedWord } from '#domain/foundPartners.ts';
import type { PartnerMatch } from '#domain/partnerSearch.ts';
import type { DashboardOffersQuery } from '#graphql/hooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { HighlightedText } from '#haven/data/HighlightedText.tsx';
import { Icon } from '#haven/drawing/Icon.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { lazyComponent } from '#session/lazyComponent.ts';
import styles from './MorePartners.module.css';

/** Form that loads lazily, since the dashboard does not need the code of forms at first. */
const AskForPartnerForm = lazyComponent(
  async () => (await import('./PartnerRequestForm.tsx')).PartnerRequestForm,
);

/** Reason why a row stays on the page whatever the search: an open form (`asking`), or a shown outcome (`told`). */
export type RowHoldReason = 'asking' | 'told';

type MissingPartner = NonNullable<DashboardOffersQuery['missingPartners']>[number];

interface MissingPartnerRowProps {
  readonly partner: MissingPartner;
  /** Match of the search; undefined without a search. */
  readonly finding: PartnerMatch | undefined;
  readonly isAsking: boolean;
  readonly onHold: (as: RowHoldReason) => void;
  /** Called when the server refuses a request for the partner; resolves with whether the row's state was reloaded. */
  readonly onRefused: () => Promise<boolean>;
}

/** List item of a missing partner: the offer, the state of the company's request, and a form to ask for the partner. */
export function MissingPartnerRow({ partner, finding, isAsking, onHold, onRefused }: MissingPartnerRowProps) {
  const { title, category, benefit, value, status } = partner;
  const isMarked = finding?.isMarked;
  const as = findMatchedWord(finding, [title, category.name, benefit, value]);
  const [isSent, setSent] = useState(false);
  const isOpen = isAsking && status.state !== 'requested';
  const button = useRef<HTMLButtonElement>(null);
  const told = useRef<HTMLOutputElement>(null);

  // The pressed button has disappeared, so the outcome takes the focus.
  useEffect(() => {
    if (isSent) told.current?.focus();
  }, [isSent]);

  async function focusOutcome(): Promise<void> {
    if (await onRefused()) told.current?.focus();
  }

  function cancel(): void {
    onHold('told');
    button.current?.focus();
  }

  return (
    <li tabIndex={-1} className={styles['row']}>
      <div>
        <Typography component="h3" variant="h4">
          <HighlightedText text={title} isMarked={isMarked} />
        </Typography>
        <Typography color="textSecondary">
          <HighlightedText
            text={[category.name, as, value].filter(Boolean).join(' · ')}
            isMarked={isMarked}
          />
        </Typography>
        <p>
          <HighlightedText text={benefit} isMarked={isMarked} />
        </p>
      </div>
      <Stack
        direction="row"
        spacing="8px 16px"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: { md: 'flex-end' } }}
      >
        <Stack
          component="output"
          direction="row"
          spacing={2}
          ref={told}
          tabIndex={-1}
          className={styles['status']}
          sx={{ flex: '1 1 200px', alignItems: 'center', color: 'text.secondary' }}
        >
          <Status status={status} isSent={isSent} />
        </Stack>
        {status.state !== 'requested' && (
          <Button
            ref={button}
            color="tonal"
            aria-expanded={isOpen}
            onClick={() => (isOpen ? cancel() : onHold('asking'))}
          >
            {status.state === 'denied' ? 'Ask again' : 'Ask for it'}
            <VisuallyHidden> ({title})</VisuallyHidden>
          </Button>
        )}
      </Stack>
      {isOpen && (
        <Box sx={{ gridColumn: '1 / -1', maxWidth: 640, py: 2 }}>
          <Suspense fallback={<Box sx={{ minHeight: 240 }} />}>
            <AskForPartnerForm
              partner={partner}
              onSent={() => {
                onHold('told');
                setSent(true);
              }}
              onRefused={() => void focusOutcome()}
              onCancel={cancel}
            />
          </Suspense>
        </Box>
      )}
    </li>
  );
}

function Status({
  status: { state, reason, askedBy, since },
  isSent,
}: Pick<MissingPartner, 'status'> & { readonly isSent: boolean }) {
  const on = since ? ` on ${formatDate(since)}` : '';
  if (state === 'requested') {
    return (
      <>
        <Icon name="clock" size={16} />
        {isSent
          ? "Your request is sent. We'll email you when it is decided."
          : `Asked${on}${askedBy ? `, by ${askedBy}` : ''}`}
      </>
    );
  }
  return state === 'denied' ? `Declined${on}: “${reason}”` : null;
}
