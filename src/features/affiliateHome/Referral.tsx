import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { brand } from '#domain/brand.ts';
import type { OwnApplicationFieldsFragment } from '#graphql/applicationRequests.ts';
import { Button } from '#haven/actions/Button.tsx';
import { CopyButton } from '#haven/actions/CopyButton.tsx';
import { QrCode } from '#haven/data/QrCode.tsx';
import { Tiles } from '#haven/data/Tiles.tsx';
import { CardSection } from '#haven/layout/CardSection.tsx';
import styles from './Referral.module.css';

interface ReferralProps {
  readonly affiliateId: string;
  readonly referral: NonNullable<OwnApplicationFieldsFragment['referral']>;
}

/** An affiliate's link, QR code, and ID to refer businesses, a message to send, and counts of referred businesses. */
export function Referral({ affiliateId, referral }: ReferralProps) {
  const message = `${brand.marketplaceName}: ${brand.promise} Registering is free: ${referral.link}`;
  const mail = new URLSearchParams({ subject: brand.marketplaceName, body: message });
  return (
    <>
      <Card
        component="section"
        variant="form"
        aria-labelledby="your-link"
        sx={{ display: 'grid', gridTemplateColumns: { md: 'minmax(0, 40rem) auto' }, gap: '24px 48px' }}
      >
        <Stack spacing={3}>
          <Typography component="h2" variant="h4" id="your-link">
            Your link
          </Typography>
          <Typography sx={{ maxWidth: '40rem' }}>Businesses that register with it count as yours.</Typography>
          <p className={styles['copied']}>{referral.link}</p>
          <Actions>
            <CopyButton text={referral.link} label="Copy link" />
          </Actions>
          <Typography component="h3" variant="h6" sx={{ mt: 4 }}>
            Your affiliate ID
          </Typography>
          <Typography sx={{ maxWidth: '40rem' }}>
            Businesses that register without the link can type your ID, or “{referral.business}”, under “Who
            referred you?”.
          </Typography>
          <p className={styles['copied']}>{affiliateId}</p>
          <Actions>
            <CopyButton text={affiliateId} label="Copy ID" variant="outlined" />
          </Actions>
        </Stack>
        <Typography component="figure" variant="caption" color="textSecondary" sx={{ textAlign: 'center' }}>
          <QrCode {...referral.code} />
          <figcaption>Scan to register</figcaption>
        </Typography>
      </Card>
      <CardSection title="A message to send" spacing={3}>
        <p className={styles['copied']}>{message}</p>
        <Actions>
          <CopyButton text={message} label="Copy message" variant="outlined" />
          {/* Mail programs do not decode a plus sign as a space (RFC 6068). */}
          <Button variant="outlined" href={`mailto:?${mail.toString().replaceAll('+', '%20')}`}>
            Write an email
          </Button>
        </Actions>
      </CardSection>
      <Stack component="section" spacing={3} aria-labelledby="referred">
        <Typography component="h2" variant="h4" id="referred">
          Businesses you referred
        </Typography>
        <Typography sx={{ maxWidth: '40rem' }}>
          {referral.registered === 0
            ? 'Nobody has registered with your link or ID yet. Send the message to a business you know.'
            : 'How many came at least this far. We show numbers only, no names.'}
        </Typography>
        <Tiles
          tiles={[
            { label: 'Registered', value: String(referral.registered) },
            { label: 'Confirmed their email', value: String(referral.confirmed) },
            { label: 'Logged in', value: String(referral.loggedIn) },
            { label: 'Started an offer', value: String(referral.startedOffer) },
          ]}
        />
      </Stack>
    </>
  );
}

function Actions({ children }: { readonly children: ReactNode }) {
  return (
    <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {children}
    </Stack>
  );
}
