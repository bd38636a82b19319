import { foundAs } from '#domain/foundPartners.ts';
import type { Finding } from '#domain/partnerSearch.ts';
import { dashboardOf } from '#domain/paths.ts';
import { logInReturningTo } from '#domain/returnUrl.ts';
import { Link } from '#haven/actions/Link.tsx';
import { PartnerCard } from '#haven/data/PartnerCard.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { cardOf, type ShownPartner } from '#session/showcase.ts';

interface TileProps {
  readonly partner: ShownPartner;
  /** Match of the search; undefined without a search. */
  readonly finding: Finding | undefined;
  readonly isVisitor: boolean;
}

/** A partner with a link to its offer. A person who is logged in gets no link to a locked offer. */
export function Tile({ partner, finding, isVisitor }: TileProps) {
  const { title, pages, isOpen = false } = partner;
  const page = pages[0] ?? dashboardOf({ category: null, search: title });
  const card = cardOf(partner);
  const as = foundAs(finding, [card.title, card.meta, card.benefit, card.value]);
  return (
    <PartnerCard
      {...card}
      meta={[card.meta, as].filter(Boolean).join(' · ')}
      isMarked={finding?.isMarked}
      headingLevel={3}
      compact
    >
      {(isOpen || isVisitor) && (
        <Link variant="action" href={isOpen ? page : logInReturningTo(page)}>
          {isOpen ? 'See the offer' : 'Log in to see the offer'}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Link>
      )}
    </PartnerCard>
  );
}
