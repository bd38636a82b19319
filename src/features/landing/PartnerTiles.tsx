import { allCategoriesName } from '#domain/category.ts';
import { findMatchedWord } from '#domain/foundPartners.ts';
import { limits } from '#domain/limits.ts';
import { dashboardPath, landingPath, landingPartnersAnchor, paths } from '#domain/paths.ts';
import { logInPathReturningTo } from '#domain/returnUrl.ts';
import { Link } from '#haven/actions/Link.tsx';
import { PartnerCard } from '#haven/data/PartnerCard.tsx';
import { SearchField } from '#haven/fields/SearchField.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { useRuntime } from '#session/runtime.ts';
import { toPartnerCardProps } from '#session/showcase.ts';
import { usePreloadSearch } from '#session/usePartnerSearch.ts';
import { useSearchText } from '#session/useSearchText.ts';
import { useViewer } from '#session/useViewer.ts';
import styles from './PartnerTiles.module.css';
import { Section } from './Section.tsx';
import { useShownTiles } from './useShownTiles.ts';

/** Section with partners of the marketplace: a selection, all, those of a category, or the matches of a search. */
export function PartnerTiles() {
  const isVisitor = useViewer().kind === 'visitor';
  const { typed, type, search } = useSearchText({ isEntry: true });
  const prepareSearch = usePreloadSearch();
  const { tiles, category, isSearched } = useShownTiles(search);
  const all = useRuntime().catalog.partners.length;
  const isAllShown = tiles.length === all;
  return (
    <Section
      id={landingPartnersAnchor}
      title="Partners in the marketplace"
      note={`${all} partners, ${tiles.length} shown`}
    >
      <div className={styles['ways']}>
        <div className={styles['search']}>
          <SearchField
            id="partner-search"
            label="Search partners"
            placeholder="Name or need"
            maxLength={limits.searchLength}
            value={typed}
            onValueChange={type}
            onFocus={prepareSearch}
          />
        </div>
        {/* The link to all and the link to fewer are one element, so that it keeps the focus. */}
        <Link variant="action" href={landingPath(isAllShown ? null : allCategoriesName)}>
          {isAllShown ? 'Show fewer' : `See all ${all}`}
        </Link>
      </div>
      <output className={styles['found']}>
        {(isSearched || category !== null) &&
          describeMatches(tiles.length, isSearched ? search : '', category)}
      </output>
      {tiles.length === 0 && category !== null && (
        <p className={styles['found']}>
          <Link href={landingPath(null, search)}>Look in every category</Link>
        </p>
      )}
      {tiles.length === 0 && category === null && isVisitor && (
        <p className={styles['found']}>
          Tell us what you need: <Link href={paths.register}>register</Link>, and ask for it.
        </p>
      )}
      <ul className={styles['tiles']}>
        {tiles.map((tile) => (
          <li key={tile.partner.id}>
            <Tile {...tile} isVisitor={isVisitor} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function describeMatches(count: number, search: string, category: string | null): string {
  const place = category === null ? '' : ` in ${category.trim()}`;
  const match = search === '' ? '' : ` ${count === 1 ? 'matches' : 'match'} “${search}”`;
  return `${count === 0 ? 'No partners' : count === 1 ? '1 partner' : `${count} partners`}${match}${place}`;
}

type TileProps = ReturnType<typeof useShownTiles>['tiles'][number] & { readonly isVisitor: boolean };

/** Card of a partner with a link to its offer; signed-in people get the link only if the offer is open to everybody. */
function Tile({ partner, finding, isVisitor }: TileProps) {
  const { title, pages, isOpen = false } = partner;
  const page = pages[0] ?? dashboardPath({ category: null, search: title });
  const card = toPartnerCardProps(partner);
  const as = findMatchedWord(finding, [card.title, card.meta, card.benefit, card.value]);
  return (
    <PartnerCard
      {...card}
      meta={[card.meta, as].filter(Boolean).join(' · ')}
      isMarked={finding?.isMarked}
      headingLevel={3}
      compact
    >
      {(isOpen || isVisitor) && (
        <Link variant="action" href={isOpen ? page : logInPathReturningTo(page)}>
          {isOpen ? 'See the offer' : 'Log in to see the offer'}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Link>
      )}
    </PartnerCard>
  );
}
