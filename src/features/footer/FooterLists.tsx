import { brand } from '#domain/brand.ts';
import { isSafeHref } from '#domain/marketplace.ts';
import { paths } from '#domain/paths.ts';
import { BrandMark } from '#haven/data/BrandMark.tsx';
import { formatCount } from '#haven/data/quantities.ts';
import { usePartnerList } from '#session/usePartnerList.ts';
import { useViewer } from '#session/useViewer.ts';
import { FooterList } from './FooterList.tsx';
import styles from './FooterLists.module.css';
import { listResourceLinks } from './listResourceLinks.ts';

/** Maximum number of links to partners; if there are more partners, the last link leads to the dashboard. */
const longestList = 12;

export function FooterLists() {
  const { kind } = useViewer();
  const { state, partners } = usePartnerList();
  const safe = partners.filter(({ href }) => isSafeHref(href));
  const all = { label: `All ${formatCount(partners.length)} partners`, href: paths.dashboard };
  const links = safe.length > longestList ? [...safe.slice(0, longestList - 1), all] : safe;
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
      <FooterList title="Resources" links={listResourceLinks(kind)} columns={hasNone ? 2 : 1} />
    </div>
  );
}
