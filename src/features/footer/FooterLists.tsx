import { brand } from '#domain/brand.ts';
import { isSafeHref } from '#domain/marketplace.ts';
import { paths } from '#domain/paths.ts';
import { Mark } from '#haven/Mark.tsx';
import { usePartnerList } from '#session/usePartnerList.ts';
import { FooterList, type FooterLink } from './FooterList.tsx';
import styles from './FooterLists.module.css';

const resources: readonly FooterLink[] = [
  { label: 'FAQ', href: paths.faq },
  { label: 'Intro to the marketplace', href: paths.introduction },
  { label: 'Newsletter', href: brand.newsletterUrl, arrow: true },
  { label: 'Request Products', href: paths.requestProducts },
  { label: 'Training Materials', href: paths.training },
  { label: 'Webinar Tutorials', href: paths.webinar },
];

/** Beyond so many a list in the footer is no help any more: the dashboard has all, with filter and search. */
const longestList = 12;

/** Who we are, the company's partners, and where to find help. */
export function FooterLists() {
  const { partners } = usePartnerList();
  const reachable = partners.filter(({ href }) => isSafeHref(href));
  const links: FooterLink[] = reachable.slice(0, longestList).map(({ label, href }) => ({ label, href }));
  if (reachable.length > longestList) {
    links.push({ label: `All ${partners.length.toLocaleString('en-US')} partners`, href: paths.dashboard });
  }
  return (
    <div className={styles['lists']}>
      <div className={styles['brand']}>
        <p className={styles['name']}>
          <Mark shape={brand.mark} />
          {brand.marketplaceName}
        </p>
        <p className={styles['promise']}>{brand.promise}</p>
      </div>
      {links.length > 0 && <FooterList title="Partners" links={links} columns={2} />}
      <FooterList title="Resources" links={resources} columns={1} />
    </div>
  );
}
