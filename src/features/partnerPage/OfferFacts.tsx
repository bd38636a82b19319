import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { brand } from '#domain/brand.ts';
import { formatDate } from '#domain/dates.ts';
import { marketplaceTimeZone } from '#domain/days.ts';
import { formatOfferLastDay } from '#domain/lastDay.ts';
import { phoneSharingText } from '#domain/phoneSharingText.ts';
import { Link } from '#haven/actions/Link.tsx';
import { Icon, type IconName } from '#haven/drawing/Icon.tsx';
import styles from './OfferFacts.module.css';
import { useIsOfferOver, type PartnerPageProps } from './partnerPageData.ts';
import touch from './TouchLinks.module.css';

/** Card with facts about the offer: state, term, shared data, other pages, and terms. */
export function OfferFacts({ page }: PartnerPageProps) {
  const { offer, checkedOn, shares, steps, terms, otherPages } = page;
  const isOver = useIsOfferOver(offer);
  const isCoupon = steps.some(({ action }) => action?.__typename === 'CouponAction');
  return (
    <Card component="aside" variant="form" className={styles['facts']} aria-labelledby="about-offer">
      <Typography component="h2" variant="h5" id="about-offer">
        About this offer
      </Typography>
      <Stack component="ul" spacing={3} sx={{ mt: 3 }}>
        {offer.stateChangedOn !== null && (
          <Fact
            icon="clock"
            title={`${offer.state === 'USED' ? 'Used' : 'Started'} ${formatDate(offer.stateChangedOn)}`}
          >
            {offer.stateChangedBy !== null && `by ${offer.stateChangedBy}`}
          </Fact>
        )}
        <Fact
          icon="calendar"
          title={
            offer.endsOn === null
              ? 'Runs until further notice'
              : `${isOver ? 'Ended' : 'Runs to'} ${formatOfferLastDay(offer.endsOn)}`
          }
        >
          Offer checked on {formatDate(checkedOn, marketplaceTimeZone)}
        </Fact>
        {isCoupon && (
          <Fact icon="person" title="One coupon per person">
            Your team can each get one
          </Fact>
        )}
        <Fact icon="shield" title="What we share">
          {shares}. {phoneSharingText}
        </Fact>
        <Fact icon="question" title="Questions">
          <Link href={`mailto:${brand.supportEmail}`}>Contact support</Link>
        </Fact>
        {otherPages.map(({ path, heading }) => (
          <Fact key={path} icon="chevronRight" title="See also">
            <Link href={path}>{heading}</Link>
          </Fact>
        ))}
      </Stack>
      <Typography
        component="p"
        variant="caption"
        color="textSecondary"
        sx={{ mt: 4, pt: 3, borderTop: '1px solid var(--haven-palette-lineSoft)' }}
      >
        {terms}
      </Typography>
    </Card>
  );
}

interface FactProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
}

function Fact({ icon, title, children }: FactProps) {
  return (
    <Stack component="li" direction="row" spacing={3}>
      <Box component={Icon} name={icon} sx={{ color: 'text.secondary' }} />
      <div>
        <Typography component="p" variant="h6">
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" className={touch['links']}>
          {children}
        </Typography>
      </div>
    </Stack>
  );
}
