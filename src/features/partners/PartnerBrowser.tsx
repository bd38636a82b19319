import { useDeferredValue, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Container } from '#haven/Container.tsx';
import { useCategories } from '#session/useCategories.ts';
import { usePartnerList } from '#session/usePartnerList.ts';
import { useViewer } from '#session/useViewer.ts';
import { CategoryFilter } from './CategoryFilter.tsx';
import { countOf } from './countOf.ts';
import { OfferGrid } from './OfferGrid.tsx';
import styles from './PartnerBrowser.module.css';
import { PartnerSearch } from './PartnerSearch.tsx';

/** The dashboard: the offers of the person's company, by category and search (screens 2.13). */
export function PartnerBrowser() {
  const [searchParams] = useSearchParams();
  const category = searchParams.get('category');
  const [search, setSearch] = useState('');
  const settledSearch = useDeferredValue(search);
  const heading = useRef<HTMLHeadingElement>(null);
  const { userInfo } = useViewer();
  const { state, partners } = usePartnerList();
  const { state: categoriesState, categories } = useCategories();
  const isListed = partners.length > 0;
  const isLoading = state === 'loading' || categoriesState === 'loading';

  return (
    <Container>
      <div className={styles['head']}>
        <div>
          <h1 ref={heading} tabIndex={-1} className={styles['heading']}>
            Partners
          </h1>
          <p className={styles['subline']}>
            {isListed &&
              `${countOf(partners.length, 'offer')} for ${userInfo?.customer?.customerName ?? 'you'}`}
          </p>
        </div>
        {(isListed || isLoading) && <PartnerSearch value={search} onChange={setSearch} />}
      </div>
      <div className={styles['body']}>
        {isLoading && <div className={styles['railPlace']} />}
        {!isLoading && categories.length > 1 && isListed && <CategoryFilter />}
        <OfferGrid
          category={categoriesState === 'failed' ? null : category}
          search={settledSearch}
          onSearchCleared={() => setSearch('')}
          onRetried={() => heading.current?.focus()}
        />
      </div>
    </Container>
  );
}
