import { toCallFailure } from '#domain/callFailure.ts';
import { useDashboardOffersQuery } from '#graphql/hooks.ts';
import { PartnerCardSkeleton } from '#haven/PartnerCardSkeleton.tsx';
import { RegionError } from '#haven/RegionError.tsx';
import { VisuallyHidden } from '#haven/VisuallyHidden.tsx';
import { useCategories } from '#session/useCategories.ts';
import { usePartnerList } from '#session/usePartnerList.ts';
import { useRetryLists } from '#session/useRetryLists.ts';
import { countOf } from './countOf.ts';
import { NoOffers } from './NoOffers.tsx';
import { OfferCard } from './OfferCard.tsx';
import styles from './OfferGrid.module.css';
import { findCategory, selectOffers } from './selectOffers.ts';

interface OfferGridProps {
  /** The `category` query value. */
  readonly category: string | null;
  readonly search: string;
  readonly onSearchCleared: () => void;
  /** The button that was pressed is gone then: something else must take the focus. */
  readonly onRetried: () => void;
}

const skeletons = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The offers that category and search leave, or why there are none. */
export function OfferGrid({ category, search, onSearchCleared, onRetried }: OfferGridProps) {
  const retryLists = useRetryLists();
  const { state, partners, failure: listFailure } = usePartnerList();
  const { state: categoriesState, categories } = useCategories();
  const { data, loading, error, refetch } = useDashboardOffersQuery({
    notifyOnNetworkStatusChange: true,
    // Nobody is logged in any more: the page is about to be left.
    skip: state === 'off',
  });
  const offers = data?.offers;

  if (state === 'failed' || (state !== 'off' && !offers && !loading)) {
    const failure = error ? toCallFailure(error) : listFailure;
    const retry = () => {
      retryLists();
      if (!offers) void refetch();
      onRetried();
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
    return (
      <div className={styles['grid']} aria-busy>
        <VisuallyHidden>Loading partners</VisuallyHidden>
        {skeletons.map((key) => (
          <PartnerCardSkeleton key={key} />
        ))}
      </div>
    );
  }

  const shown = selectOffers({ partners, offers, categories, category, search });
  return (
    <div>
      <VisuallyHidden>
        <output>{countOf(shown.length, 'partner')}</output>
      </VisuallyHidden>
      {shown.length === 0 ? (
        <NoOffers
          isListEmpty={partners.length === 0}
          unknownCategory={findCategory(categories, category) === undefined ? category : null}
          category={findCategory(categories, category)?.name}
          search={search}
          onSearchCleared={onSearchCleared}
        />
      ) : (
        <div className={styles['grid']}>
          {shown.map((offer) => (
            <OfferCard key={offer.partner.id} offer={offer} />
          ))}
        </div>
      )}
    </div>
  );
}
