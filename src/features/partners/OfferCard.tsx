import { formatDate } from '#domain/dates.ts';
import { isExternal, isSafeHref } from '#domain/marketplace.ts';
import { Button } from '#haven/Button.tsx';
import { Link } from '#haven/Link.tsx';
import { PartnerCard, type PartnerCardProps } from '#haven/PartnerCard.tsx';
import { VisuallyHidden } from '#haven/VisuallyHidden.tsx';
import { useOfferPress } from '#session/useOfferPress.ts';
import type { ShownOffer } from './selectOffers.ts';

/** One offer of the dashboard: what it is, its value, and the ways on. */
export function OfferCard({ offer: { partner, details } }: { readonly offer: ShownOffer }) {
  const press = useOfferPress(
    { partnerId: partner.id, partner: partner.label, category: details?.category.name ?? '' },
    'card',
  );

  return (
    <PartnerCard
      id={partner.id}
      title={partner.label}
      meta={details?.category.name ?? ''}
      benefit={details?.benefit ?? ''}
      value={details?.value ?? ''}
      {...statusOf(details)}
    >
      {isSafeHref(partner.href) && (
        <>
          {!isExternal(partner.href) && (
            <Button
              variant="tonal"
              href={partner.href}
              aria-label={`View offer: ${partner.label}`}
              onClick={() => press('callToAction')}
            >
              View offer
            </Button>
          )}
          <Link variant="action" href={partner.href} onClick={() => press('learnMore')}>
            Learn more<VisuallyHidden> about {partner.label}</VisuallyHidden>
          </Link>
        </>
      )}
    </PartnerCard>
  );
}

function statusOf(details: ShownOffer['details']): Pick<PartnerCardProps, 'status'> {
  if (details?.state === 'USED') return { status: { tone: 'success', icon: 'check', text: 'Used' } };
  if (details?.state === 'STARTED') {
    const since = details.stateChangedOn === null ? '' : ` ${formatDate(details.stateChangedOn)}`;
    return { status: { tone: 'info', icon: 'clock', text: `Started${since}` } };
  }
  return {};
}
