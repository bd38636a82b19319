import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Banner } from '#haven/Banner.tsx';
import { Container } from '#haven/Container.tsx';
import { useCategories } from '#session/useCategories.ts';
import { usePartnerList } from '#session/usePartnerList.ts';
import { useViewer } from '#session/useViewer.ts';
import { CategoryFilter } from './CategoryFilter.tsx';
import { countOf } from './countOf.ts';
import { OfferGrid } from './OfferGrid.tsx';
import styles from './PartnerBrowser.module.css';
import { PartnerSearch } from './PartnerSearch.tsx';
import { findCategory } from './selectOffers.ts';

/** The dashboard: the offers of the person's company, by category and search (screens 2.13). */
export function PartnerBrowser() {
  const [searchParams] = useSearchParams();
  const category = searchParams.get('category');
  const [search, setSearch] = useState('');
  const settledSearch = useDeferredValue(search);
  const { userInfo } = useViewer();
  const { state, partners } = usePartnerList();
  const { state: categoriesState, categories } = useCategories();
  const chosen = findCategory(categories, category);
  const isListed = partners.length > 0;

  return (
    <Container>
      <div className={styles['head']}>
        <div>
          <h1 tabIndex={-1} className={styles['heading']}>
            Partners
          </h1>
          <p className={styles['subline']}>
            {isListed &&
              `${countOf(partners.length, 'offer')} for ${userInfo?.customer?.customerName ?? 'you'}`}
          </p>
        </div>
        {(isListed || state === 'loading') && <PartnerSearch value={search} onChange={setSearch} />}
      </div>
      {categoriesState === 'failed' && (
        <div className={styles['notice']}>
          <Banner tone="info">Categories can't be shown right now. You see every partner.</Banner>
        </div>
      )}
      <div className={styles['body']}>
        {categories.length > 1 && isListed && (
          <CategoryFilter
            categories={categories}
            current={chosen === null ? null : chosen?.name}
            total={partners.length}
          />
        )}
        <OfferGrid
          category={categoriesState === 'failed' ? null : category}
          search={settledSearch}
          onSearchCleared={() => setSearch('')}
        />
      </div>
    </Container>
  );
}
