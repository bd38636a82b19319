import { paths } from '#domain/paths.ts';
import { logInReturningTo } from '#domain/returnUrl.ts';
import { Link } from '#haven/Link.tsx';
import { PartnerCard } from '#haven/PartnerCard.tsx';
import { VisuallyHidden } from '#haven/VisuallyHidden.tsx';
import { cardOf, shownPartners } from '#session/showcase.ts';
import styles from './PartnerTiles.module.css';
import { Section } from './Section.tsx';

/** One of each kind. */
const shownPages = [
  paths.accelerateTax,
  paths.insureOn,
  paths.lendFlow,
  paths.sunBelt,
  paths.ppg,
  paths.hireRight,
];

const shown = shownPages.flatMap((page) => {
  const partner = shownPartners.find(({ pages }) => pages.includes(page));
  return partner ? [{ partner, page, isPublic: partner.isOpen === true }] : [];
});

/** A first look at the offers. Someone logged in whose home this is has no way to open the others. */
export function PartnerTiles({ isVisitor }: { readonly isVisitor: boolean }) {
  return (
    <Section
      title="Partners in the marketplace"
      note={`${shownPartners.length} partners, ${shown.length} shown`}
    >
      <ul className={styles['tiles']}>
        {shown.map(({ partner, page, isPublic }) => (
          <li key={partner.id}>
            <PartnerCard {...cardOf(partner)} headingLevel={3} compact>
              {(isPublic || isVisitor) && (
                <Link variant="action" href={isPublic ? page : logInReturningTo(page)}>
                  {isPublic ? 'See the offer' : 'Log in to see the offer'}
                  <VisuallyHidden>: {partner.title}</VisuallyHidden>
                </Link>
              )}
            </PartnerCard>
          </li>
        ))}
      </ul>
    </Section>
  );
}
