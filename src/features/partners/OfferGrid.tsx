import { useMemo } from 'react';
import { toCallFailure } from '#domain/callFailure.ts';
import { useDashboardOffersQuery } from '#graphql/hooks.ts';
import { RegionError } from '#haven/RegionError.tsx';
import { VisuallyHidden } from '#haven/VisuallyHidden.tsx';
import { useCategories } from '#session/useCategories.ts';
import { usePartnerList } from '#session/usePartnerList.ts';
import { useRetryLists } from '#session/useRetryLists.ts';
import { countOf } from './countOf.ts';
import { NoOffers } from './NoOffers.tsx';
import { OfferCards } from './OfferCards.tsx';
import styles from './OfferGrid.module.css';
import { OffersLoading } from './OffersLoading.tsx';
import { findCategory, joinOffers, selectOffers } from './selectOffers.ts';

interface OfferGridProps {
  /** The `category` query value. */
  readonly category: string | null;
  readonly search: string;
  /** What was pressed is gone then: something else must take the focus. */
  readonly onGone: () => void;
}

/** The offers that category and search leave, or why there are none. */
export function OfferGrid({ category, search, onGone }: OfferGridProps) {
  const retryLists = useRetryLists();
  const { state, partners, failure: listFailure } = usePartnerList();
  const { state: categoriesState, categories } = useCategories();
  const { data, loading, error, refetch } = useDashboardOffersQuery({
    notifyOnNetworkStatusChange: true,
    // Nobody is logged in any more: the page is about to be left.
    skip: state === 'off',
  });
  const offers = data?.offers;
  const joined = useMemo(() => joinOffers(partners, offers ?? []), [partners, offers]);
  const chosen = findCategory(categories, category);
  const shown = useMemo(() => selectOffers(joined, chosen, search), [joined, chosen, search]);

  if (state === 'failed' || (state !== 'off' && !offers && !loading)) {
    const failure = error ? toCallFailure(error) : listFailure;
    const retry = () => {
      retryLists();
      if (!offers) void refetch();
      onGone();
    };
    return (
      <div className={styles['grid']}>
        <RegionError
          title="We couldn't load partners."
          cause={failure?.message}
          kept={category !== null || search !== '' ? 'Your filters are kept.' : undefined}
          reference={failure?.reference}
          onRetry={retry}
        />
      </div>
    );
  }

  const isHeld = state === 'held' || state === 'revalidating';
  if (!isHeld || !offers || (category !== null && categoriesState === 'loading')) {
    return <OffersLoading />;
  }

  return (
    <div>
      <VisuallyHidden>
        <output>{countOf(shown.length, 'partner')}</output>
      </VisuallyHidden>
      {shown.length === 0 ? (
        <NoOffers
          isListEmpty={partners.length === 0}
          unknownCategory={chosen === undefined ? category : null}
          category={chosen?.name}
          search={search}
          onGone={onGone}
        />
      ) : (
        <OfferCards offers={shown} />
      )}
    </div>
  );
}
