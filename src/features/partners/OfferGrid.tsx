import { useMemo } from 'react';
import { toCallFailure } from '#domain/callFailure.ts';
import { isSameCategory } from '#domain/category.ts';
import { selectFoundMissingPartners } from '#domain/foundPartners.ts';
import { useDashboardOffersQuery } from '#graphql/hooks.ts';
import { formatCount, formatQuantity } from '#haven/data/quantities.ts';
import { RegionError } from '#haven/feedback/Region.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { useRuntime } from '#session/runtime.ts';
import type { ShownCatalog } from '#session/showcase.ts';
import { useCategories } from '#session/useCategories.ts';
import { usePartnerList, useRetryLists } from '#session/usePartnerList.ts';
import { usePartnerSearch, useCountUnfoundSearch } from '#session/usePartnerSearch.ts';
import { NoOffers, type AskedCategory } from './NoOffers.tsx';
import { OfferCards } from './OfferCards.tsx';
import styles from './OfferGrid.module.css';
import { OffersLoading } from './OffersLoading.tsx';
import { findCategory, joinOffers, selectOffers } from './selectOffers.ts';

interface OfferGridProps {
  /** Value of the query parameter `category`; null for none. */
  readonly category: string | null;
  readonly search: string;
  /** Called on a press of a button that then disappears, so that another element takes the focus. */
  readonly onGone: () => void;
}

/** Offers that match category and search, their skeletons or failure, or an explanation why there are none. */
export function OfferGrid({ category, search, onGone }: OfferGridProps) {
  const { catalog } = useRuntime();
  const retryLists = useRetryLists();
  const { state, partners, failure: listFailure } = usePartnerList();
  const { state: categoriesState, categories } = useCategories();
  const { data, loading, error, refetch } = useDashboardOffersQuery({ notifyOnNetworkStatusChange: true });
  const offers = data?.offers;
  const joined = useMemo(() => joinOffers(partners, offers ?? []), [partners, offers]);
  const chosen = findCategory(categories, category);
  const found = usePartnerSearch(search);
  useCountUnfoundSearch(search, found);
  const shown = useMemo(() => selectOffers(joined, chosen, found), [joined, chosen, found]);
  const missing = selectFoundMissingPartners(data?.missingPartners ?? [], category, found);

  if (state === 'failed' || (!offers && !loading)) {
    const failure = error ? toCallFailure(error) : listFailure;
    return (
      <div className={styles['grid']}>
        <RegionError
          title="We couldn't load partners."
          cause={failure?.message}
          kept={category !== null || search !== '' ? 'Your filters are kept.' : undefined}
          reference={failure?.reference}
          onRetry={() => {
            retryLists();
            if (!offers) void refetch();
            onGone();
          }}
        />
      </div>
    );
  }

  const isHeld = state === 'held' || state === 'revalidating';
  const isLoading =
    !isHeld || !offers || (category !== null && categoriesState === 'loading') || found.state === 'loading';
  const isListEmpty = partners.length === 0;

  return (
    <div>
      <VisuallyHidden>
        <output>
          {!isLoading && describeCount(shown.length, isListEmpty && search === '' ? 0 : missing.length)}
        </output>
      </VisuallyHidden>
      {isLoading ? (
        <OffersLoading />
      ) : shown.length === 0 ? (
        <NoOffers
          isListEmpty={isListEmpty}
          category={categoryOf(catalog.categories, chosen, category)}
          search={search.trim()}
          missing={missing.length}
          onGone={onGone}
        />
      ) : (
        <OfferCards offers={shown} />
      )}
    </div>
  );
}

function describeCount(own: number, missing: number): string {
  const more = missing === 0 ? '' : `, and ${formatCount(missing)} more to ask for`;
  return `${formatQuantity(own, 'partner')}${more}`;
}

/** Returns the category in the address, and whether the company or the marketplace has it; null without a category. */
function categoryOf(
  all: ShownCatalog['categories'],
  chosen: ReturnType<typeof findCategory>,
  value: string | null,
): AskedCategory | null {
  if (chosen === null || value === null) return null;
  const name = chosen?.name ?? all.find((shown) => isSameCategory(value, shown.name))?.name;
  return name === undefined ? { name: value.trim(), isKnown: false } : { name, isKnown: true };
}
