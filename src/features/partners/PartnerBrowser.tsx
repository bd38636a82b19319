import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { limits } from '#domain/limits.ts';
import { formatQuantity } from '#haven/data/quantities.ts';
import { SearchField } from '#haven/fields/SearchField.tsx';
import { PageHead } from '#haven/layout/PageHead.tsx';
import { useCategories } from '#session/useCategories.ts';
import { usePartnerList } from '#session/usePartnerList.ts';
import { usePreloadSearch } from '#session/usePartnerSearch.ts';
import { useSearchText } from '#session/useSearchText.ts';
import { useViewer } from '#session/useViewer.ts';
import { CategoryFilter } from './CategoryFilter.tsx';
import { OfferGrid } from './OfferGrid.tsx';
import styles from './PartnerBrowser.module.css';

/** Part of the dashboard with the offers of the person's company, by category and search (screens 2.13). */
export function PartnerBrowser() {
  const category = new URLSearchParams(useLocation().search).get('category');
  const { typed, type, search } = useSearchText();
  const prepareSearch = usePreloadSearch();
  const heading = useRef<HTMLHeadingElement>(null);
  const { userInfo } = useViewer();
  const { state, partners } = usePartnerList();
  const { state: categoriesState, categories } = useCategories();
  const isListed = partners.length > 0;
  const isLoading = state === 'loading' || categoriesState === 'loading';

  return (
    <Container>
      <PageHead
        tools={
          state !== 'failed' && (
            <Box sx={{ width: { xs: '100%', md: 300 } }}>
              <SearchField
                id="partner-search"
                label="Search partners"
                placeholder="Name or need"
                maxLength={limits.searchLength}
                value={typed}
                onValueChange={type}
                onFocus={prepareSearch}
              />
            </Box>
          )
        }
      >
        <div>
          <h1 ref={heading} tabIndex={-1}>
            Partners
          </h1>
          <Typography color="textSecondary" sx={{ minHeight: 24 }}>
            {isListed &&
              `${formatQuantity(partners.length, 'offer')} for ${userInfo?.customer?.customerName ?? 'you'}`}
          </Typography>
        </div>
      </PageHead>
      <div className={styles['body']}>
        {isLoading && <div className={styles['railPlace']} />}
        {!isLoading && categories.length > 1 && isListed && <CategoryFilter typed={typed} />}
        <OfferGrid
          category={categoriesState === 'failed' ? null : category}
          search={search}
          onGone={() => heading.current?.focus()}
        />
      </div>
    </Container>
  );
}
