import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { isSameCategory, isUnfiltered } from '#domain/category.ts';
import { findPartnerMatch, selectFoundPartners } from '#domain/foundPartners.ts';
import { paths } from '#domain/paths.ts';
import { useRuntime } from '#session/runtime.ts';
import { usePartnerSearch, useCountUnfoundSearch } from '#session/usePartnerSearch.ts';

/** Paths of the pages of the partners that the landing page shows without a category and a search. */
const firstPages: ReadonlySet<string> = new Set([
  paths.accelerateTax,
  paths.insureOn,
  paths.lendFlow,
  paths.sunBelt,
  paths.ppg,
  paths.hireRight,
]);

/**
 * Returns the partners that the landing page shows: a selection by default, all or those of a category if the address
 * asks for them; with a search, the matches among all or within the category.
 */
export function useShownTiles(search: string) {
  const category = new URLSearchParams(useLocation().search).get('category');
  const { partners } = useRuntime().catalog;
  const found = usePartnerSearch(search);
  useCountUnfoundSearch(search, found);
  const isSearched = found.state === 'found' || found.state === 'failed';
  const tiles = useMemo(() => {
    const isChosen = isSearched || category !== null;
    const within = partners.filter(
      (partner) =>
        (isUnfiltered(category) || isSameCategory(category ?? '', partner.category)) &&
        (isChosen || partner.pages.some((page) => firstPages.has(page))),
    );
    if (!isSearched) return within.map((partner) => ({ partner, finding: undefined }));
    return selectFoundPartners(found, within, ({ id, title, category: name, benefit, value }) => ({
      id,
      texts: [title, name, benefit, value],
    })).map((partner) => ({ partner, finding: findPartnerMatch(found, partner.id) }));
  }, [found, isSearched, category, partners]);
  return { tiles, category: isUnfiltered(category) ? null : category, isSearched };
}
