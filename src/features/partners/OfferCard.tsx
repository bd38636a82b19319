import { memo } from 'react';
import { formatDate } from '#domain/dates.ts';
import { findMatchedWord } from '#domain/foundPartners.ts';
import { formatOfferLastDay } from '#domain/lastDay.ts';
import { isExternalHref, isSafeHref, offerHref } from '#domain/marketplace.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { PartnerCard, type PartnerCardProps } from '#haven/data/PartnerCard.tsx';
import { Icon } from '#haven/drawing/Icon.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { useOfferPress } from '#session/useOfferPress.ts';
import type { OfferOfPartner, ShownOffer } from './selectOffers.ts';

interface OfferCardProps {
  readonly offer: ShownOffer;
  /** Position in the list, from 1, and length of the list; given only if the page does not render the whole list. */
  readonly position?: number | undefined;
  readonly of?: number | undefined;
}

export const OfferCard = memo(function OfferCard({
  offer: { partner, details, finding },
  position,
  of,
}: OfferCardProps) {
  const category = details?.category.name ?? '';
  const press = useOfferPress({ partnerId: partner.id, title: partner.label, category }, 'card');
  const term = termOf(details);
  const benefit = details?.benefit ?? '';
  const value = details?.value ?? '';
  const as = findMatchedWord(finding, [partner.label, category, benefit, value]);
  const leadsOut = isExternalHref(partner.href);

  return (
    <PartnerCard
      id={partner.id}
      title={partner.label}
      meta={[category, as].filter(Boolean).join(' · ')}
      term={term}
      benefit={benefit}
      value={value}
      isMarked={finding?.isMarked}
      place={position === undefined || of === undefined ? undefined : { position, of }}
      status={statusOf(details)}
    >
      {isSafeHref(partner.href) && (
        <>
          {!term?.isOver && (
            <Button
              color="tonal"
              href={offerHref(partner.href)}
              aria-label={`View offer: ${partner.label}`}
              onClick={() => press('callToAction')}
            >
              View offer
              {leadsOut && <Icon name="external" size={16} />}
            </Button>
          )}
          <Link variant="action" href={partner.href} onClick={() => press('learnMore')}>
            Learn more<VisuallyHidden> about {partner.label}</VisuallyHidden>
            {leadsOut && <Icon name="external" size={16} />}
          </Link>
        </>
      )}
    </PartnerCard>
  );
});

function statusOf(details: OfferOfPartner['details']): PartnerCardProps['status'] {
  if (details?.state === 'USED') return { tone: 'success', icon: 'check', text: 'Used' };
  if (details?.state !== 'STARTED') return undefined;
  const since = details.stateChangedOn === null ? '' : ` ${formatDate(details.stateChangedOn)}`;
  return { tone: 'info', icon: 'clock', text: `Started${since}` };
}

function termOf(details: OfferOfPartner['details']): PartnerCardProps['term'] {
  if (!details || details.endsOn === null) return undefined;
  const isOver = Date.parse(details.endsOn) < Date.now();
  return { text: `${isOver ? 'Ended' : 'Runs to'} ${formatOfferLastDay(details.endsOn)}`, isOver };
}
