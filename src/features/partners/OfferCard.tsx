import { formatDate } from '#domain/dates.ts';
import { isExternal, isSafeHref } from '#domain/marketplace.ts';
import { Button } from '#haven/Button.tsx';
import { Link } from '#haven/Link.tsx';
import { PartnerCard, type PartnerCardProps } from '#haven/PartnerCard.tsx';
import { VisuallyHidden } from '#haven/VisuallyHidden.tsx';
import { useSend } from '#session/useSend.ts';
import type { ShownOffer } from './selectOffers.ts';

/** One offer of the dashboard: what it is, its value, and the ways on. */
export function OfferCard({ offer: { partner, details } }: { readonly offer: ShownOffer }) {
  const send = useSend();
  const pressed = {
    partnerId: partner.id,
    partner: partner.label,
    place: 'card',
    category: details?.category.name ?? '',
  } as const;

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
              onClick={() => send({ type: 'callToAction.pressed', ...pressed })}
            >
              View offer
            </Button>
          )}
          <Link
            variant="action"
            href={partner.href}
            onClick={() => send({ type: 'learnMore.pressed', ...pressed })}
          >
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
