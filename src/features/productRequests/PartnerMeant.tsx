import { isSafeHref, offerHref } from '#domain/marketplace.ts';
import { dashboardOf } from '#domain/paths.ts';
import { Link } from '#haven/Link.tsx';
import { shownPartners } from '#session/showcase.ts';
import { usePartnerList } from '#session/usePartnerList.ts';
import { isMeant } from './isMeant.ts';
import styles from './PartnerMeant.module.css';

/** Says of a typed name that it is a partner's: the company has the partner already, or can ask for it. */
export function PartnerMeant({ typed }: { readonly typed: string }) {
  const { state, partners } = usePartnerList();
  const isListKnown = state === 'held' || state === 'revalidating';
  const own = partners.find(({ label, href }) => isSafeHref(href) && isMeant(typed, label));
  const missing = shownPartners.find(
    ({ id, title }) => isMeant(typed, title) && !partners.some((partner) => partner.id === id),
  );
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
