import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { toCallFailure } from '#domain/callFailure.ts';
import { formatDate } from '#domain/dates.ts';
import { formatDay } from '#domain/formatDay.ts';
import { useIssueCouponMutation, useMailCouponMutation } from '#graphql/hooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { CopyButton } from '#haven/actions/CopyButton.tsx';
import { Icon } from '#haven/drawing/Icon.tsx';
import styles from './CouponCard.module.css';
import { NotifyMeButton } from './NotifyMeButton.tsx';
import { useReportPress, type PartnerPageProps } from './partnerPageData.ts';
import { useFocusOnChange } from './useFocusOnChange.ts';

interface CouponCardProps extends PartnerPageProps {
  readonly title: string;
  readonly text: string;
  /** Label of the button that issues a coupon. */
  readonly label: string;
}

/** Card that issues the person's only coupon, then shows it; without coupons left, offers an email about new ones. */
export function CouponCard({ page, title, text, label }: CouponCardProps) {
  const { partnerId, dealings } = page;
  const coupon = dealings?.coupon;
  const isTaken = !coupon && dealings?.hasCoupons === false;
  const heading = useFocusOnChange(coupon ? 'coupon' : 'none');
  const reportPress = useReportPress(page);
  const [issue, { loading, data, error }] = useIssueCouponMutation({ context: { isToldByPage: true } });

  async function take(): Promise<void> {
    const issued = await issue({ variables: { partnerId } });
    if (issued.data?.issueCoupon.coupon) reportPress('callToAction');
  }

  return (
    <Card
      variant="plain"
      className={styles['ticket']}
      sx={{ display: 'grid', gridTemplateColumns: { md: 'minmax(0, 1fr) 252px' } }}
    >
      <Box sx={{ p: 5 }}>
        <Typography component="h3" variant="h4" ref={heading} tabIndex={-1}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {text}
        </Typography>
        {coupon && (
          <output aria-label="Coupon code" className={styles['code']}>
            {/* Groups of four characters make the code easier to read out. */}
            {coupon.code.match(/.{1,4}/g)?.join(' ')}
          </output>
        )}
        {coupon && !coupon.isOver && (
          <svg
            aria-hidden="true"
            focusable="false"
            viewBox={`0 0 ${coupon.barcode.width} 1`}
            preserveAspectRatio="none"
            className={styles['barcode']}
          >
            <path d={coupon.barcode.path} />
          </svg>
        )}
        <Stack
          component="output"
          direction="row"
          spacing={1}
          className={styles['note']}
          sx={{ flexWrap: 'wrap', alignItems: 'center', typography: 'body2', color: 'text.secondary' }}
        >
          {coupon && (
            <>
              <Box component={Icon} name="check" size={16} sx={{ color: 'success.main' }} />
              <Box component="strong" sx={{ color: 'success.main' }}>
                {data ? 'Coupon ready' : 'Your coupon'}
              </Box>{' '}
              Issued {formatDate(coupon.issuedOn)}
              {coupon.goodUntil &&
                (coupon.isOver
                  ? `. It was good until ${formatDay(coupon.goodUntil)}.`
                  : `, good until ${formatDay(coupon.goodUntil)}`)}
            </>
          )}
          {isTaken && 'All coupons are taken.'}
          {isTaken && dealings.awaited.includes('coupon') && " We'll email you when more arrive."}
          {error && toCallFailure(error).message}
        </Stack>
      </Box>
      <Stack spacing={2} className={styles['actions']} sx={{ p: 5 }}>
        {coupon ? (
          <>
            <CopyButton text={coupon.code} label="Copy code" />
            <MailButton partnerId={partnerId} />
            <Button variant="outlined" onClick={() => window.print()}>
              <Icon name="print" size={16} />
              Print
            </Button>
          </>
        ) : isTaken ? (
          <NotifyMeButton page={page} awaited="coupon" label="Tell me about new coupons" />
        ) : (
          <Button
            // The only primary button of the page is in the hero.
            color="tonal"
            size="large"
            busy={loading}
            onClick={() => void take()}
          >
            {label}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function MailButton({ partnerId }: { readonly partnerId: number }) {
  const [mail, { loading, data, error }] = useMailCouponMutation({ context: { isToldByPage: true } });
  return (
    <>
      <Button variant="outlined" busy={loading} onClick={() => void mail({ variables: { partnerId } })}>
        <Icon name="mail" size={16} />
        Email it to me
      </Button>
      <output>
        {data && 'On its way to your inbox.'}
        {error && toCallFailure(error).message}
      </output>
    </>
  );
}
