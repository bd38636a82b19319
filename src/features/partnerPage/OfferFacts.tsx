import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { phoneSharing } from '#domain/phoneSharing.ts';
import { brand } from '#domain/brand.ts';
import { formatDate } from '#domain/dates.ts';
import { houseTimeZone } from '#domain/days.ts';
import { formatLastDay } from '#domain/lastDay.ts';
import { Link } from '#haven/actions/Link.tsx';
import { Icon, type IconName } from '#haven/drawing/Icon.tsx';
import styles from './OfferFacts.module.css';
import type { PartnerPageData } from './partnerPageData.ts';
import { useIsOfferOver } from './useIsOfferOver.ts';

/** What is good to know of the offer, beside the page. */
export function OfferFacts({ page }: { readonly page: PartnerPageData }) {
  const { offer, checkedOn, shares, steps, terms, otherPages } = page;
  const isOver = useIsOfferOver(offer);
  const isCoupon = steps.some(({ action }) => action?.__typename === 'CouponAction');
  return (
    <Card component="aside" variant="plain" className={styles['facts']} aria-labelledby="about-offer">
      <h2 id="about-offer" className={styles['heading']}>
        About this offer
      </h2>
      <ul className={styles['list']}>
        {offer.stateChangedOn !== null && (
          <Fact icon="clock" title={`${wordOf(offer.state)} ${formatDate(offer.stateChangedOn)}`}>
            {offer.stateChangedBy !== null && `by ${offer.stateChangedBy}`}
          </Fact>
        )}
        <Fact icon="calendar" title={termOf(offer, isOver)}>
          Offer checked on {formatDate(checkedOn, houseTimeZone)}
        </Fact>
        {isCoupon && (
          <Fact icon="person" title="One coupon per person">
            Your team can each get one
          </Fact>
        )}
        <Fact icon="shield" title="What we share">
          {shares}. {phoneSharing}
        </Fact>
        <Fact icon="question" title="Questions">
          <Link href={`mailto:${brand.supportEmail}`}>Contact support</Link>
        </Fact>
        {otherPages.map(({ path, heading }) => (
          <Fact key={path} icon="chevronRight" title="See also">
            <Link href={path}>{heading}</Link>
          </Fact>
        ))}
      </ul>
      <p className={styles['terms']}>{terms}</p>
    </Card>
  );
}

function termOf({ endsOn }: PartnerPageData['offer'], isOver: boolean): string {
  if (endsOn === null) return 'Runs until further notice';
  return `${isOver ? 'Ended' : 'Runs to'} ${formatLastDay(endsOn)}`;
}

function wordOf(state: PartnerPageData['offer']['state']): string {
  return state === 'USED' ? 'Used' : 'Started';
}

interface FactProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
}

function Fact({ icon, title, children }: FactProps) {
  return (
    <li className={styles['fact']}>
      <Icon name={icon} className={styles['icon']} />
      <div>
        <p className={styles['title']}>{title}</p>
        <p className={styles['words']}>{children}</p>
      </div>
    </li>
  );
}
