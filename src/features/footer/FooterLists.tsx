import { brand } from '#domain/brand.ts';
import { isSafeHref, type PartnerListEntry } from '#domain/marketplace.ts';
import { paths } from '#domain/paths.ts';
import { BrandMark } from '#haven/data/BrandMark.tsx';
import { usePartnerList } from '#session/usePartnerList.ts';
import { useViewer } from '#session/useViewer.ts';
import { FooterList, type FooterLink } from './FooterList.tsx';
import styles from './FooterLists.module.css';
import { resourcesOf } from './resourcesOf.ts';

/** Maximum number of links to partners; if there are more partners, the last link leads to the dashboard. */
const longestList = 12;

export function FooterLists() {
  const { kind } = useViewer();
  const { state, partners } = usePartnerList();
  const links = linksOf(partners);
  const hasNone = links.length === 0 && state !== 'loading';
  return (
    <div className={[styles['lists'], hasNone && styles['withoutPartners']].filter(Boolean).join(' ')}>
      <div className={styles['brand']}>
        <p className={styles['name']}>
          <BrandMark shape={brand.mark} />
          {brand.marketplaceName}
        </p>
        <p className={styles['promise']}>{brand.promise}</p>
      </div>
      {links.length > 0 && <FooterList title="Partners" links={links} columns={2} />}
      <FooterList title="Resources" links={resourcesOf(kind)} columns={hasNone ? 2 : 1} />
    </div>
  );
}

function linksOf(partners: readonly PartnerListEntry[]): readonly FooterLink[] {
  const links = partners.filter(({ href }) => isSafeHref(href));
  if (links.length <= longestList) return links;
  const all = { label: `All ${partners.length.toLocaleString('en-US')} partners`, href: paths.dashboard };
  return [...links.slice(0, longestList - 1), all];
}
