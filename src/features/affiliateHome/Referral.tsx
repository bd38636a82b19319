import Card from '@mui/material/Card';
import { brand } from '#domain/brand.ts';
import { Button } from '#haven/actions/Button.tsx';
import { CopyButton } from '#haven/actions/CopyButton.tsx';
import { QrCode } from '#haven/data/QrCode.tsx';
import { Tiles } from '#haven/data/Tiles.tsx';
import type { OwnReferral } from './ownApplicationCalls.ts';
import styles from './Referral.module.css';

interface ReferralProps {
  readonly affiliateId: string;
  readonly referral: OwnReferral;
}

/** An affiliate's link and code, a message to send with them, and how far the businesses are that used them. */
export function Referral({ affiliateId, referral }: ReferralProps) {
  const message = `${brand.marketplaceName}: ${brand.promise} Registering is free: ${referral.link}`;
  const mail = new URLSearchParams({ subject: brand.marketplaceName, body: message });
  return (
    <>
      <Card component="section" variant="form" aria-labelledby="your-link" className={styles['link']}>
        <div className={styles['words']}>
          <h2 id="your-link">Your link</h2>
          <p>Businesses that register with it count as yours.</p>
          <p className={styles['copied']}>{referral.link}</p>
          <div className={styles['actions']}>
            <CopyButton text={referral.link} label="Copy link" />
          </div>
          <h3>Your affiliate ID</h3>
          <p>
            Businesses that register without the link can type your ID, or “{referral.business}”, under “Who
            referred you?”.
          </p>
          <p className={styles['copied']}>{affiliateId}</p>
          <div className={styles['actions']}>
            <CopyButton text={affiliateId} label="Copy ID" variant="outlined" />
          </div>
        </div>
        <figure className={styles['code']}>
          <QrCode {...referral.code} />
          <figcaption>Scan to register</figcaption>
        </figure>
      </Card>
      <Card component="section" variant="form" aria-labelledby="message" className={styles['words']}>
        <h2 id="message">A message to send</h2>
        <p className={styles['copied']}>{message}</p>
        <div className={styles['actions']}>
          <CopyButton text={message} label="Copy message" variant="outlined" />
          {/* Mail programs read a plus sign as itself (RFC 6068). */}
          <Button variant="outlined" href={`mailto:?${mail.toString().replaceAll('+', '%20')}`}>
            Write an email
          </Button>
        </div>
      </Card>
      <section aria-labelledby="referred" className={styles['words']}>
        <h2 id="referred">Businesses you referred</h2>
        <p>
          {referral.registered === 0
            ? 'Nobody has registered with your link or ID yet. Send the message to a business you know.'
            : 'How many came at least this far. We show numbers only, no names.'}
        </p>
        <Tiles
          tiles={[
            { label: 'Registered', value: String(referral.registered) },
            { label: 'Confirmed their email', value: String(referral.confirmed) },
            { label: 'Logged in', value: String(referral.loggedIn) },
            { label: 'Started an offer', value: String(referral.startedOffer) },
          ]}
        />
      </section>
    </>
  );
}
