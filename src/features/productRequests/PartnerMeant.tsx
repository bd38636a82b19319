import { isSafeHref, offerHref } from '#domain/marketplace.ts';
import { dashboardOf } from '#domain/paths.ts';
import { Link } from '#haven/Link.tsx';
import { shownPartners } from '#session/showcase.ts';
import { usePartnerList } from '#session/usePartnerList.ts';
import { usePartnerSearch } from '#session/usePartnerSearch.ts';
import styles from './PartnerMeant.module.css';

/** Fewest letters that name a partner. */
const fewest = 3;

/** Says of a typed name that it is a partner's, or that a partner is called so: the company has it already, or can ask for it. */
export function PartnerMeant({ typed }: { readonly typed: string }) {
  const { state, partners } = usePartnerList();
  const isListKnown = state === 'held' || state === 'revalidating';
  const found = usePartnerSearch(typed.trim().length < fewest ? '' : typed);
  const meant =
    found.state === 'found' ? [...found.findings.values()].find(({ isNamed }) => isNamed)?.id : undefined;
  const own = partners.find(({ id, href }) => id === meant && isSafeHref(href));
  const missing = own ? undefined : shownPartners.find(({ id }) => id === meant);
  return (
    <output className={styles['suggestion']}>
      {own ? (
        <>
          {own.label} is already available. <Link href={offerHref(own.href)}>View offer</Link>
        </>
      ) : (
        isListKnown &&
        missing && (
          <>
            {missing.title} is one of our partners. Your company doesn&apos;t have it yet.{' '}
            <Link href={missing.pages[0] ?? dashboardOf({ category: null, search: missing.title })}>
              Ask for {missing.title}
            </Link>
          </>
        )
      )}
    </output>
  );
}
