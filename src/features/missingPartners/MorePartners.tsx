import { useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isSameCategory, isUnfiltered } from '#domain/category.ts';
import { holdsWords, searchedText } from '#domain/offerSearch.ts';
import { brand } from '#domain/brand.ts';
import { useDashboardOffersQuery } from '#graphql/hooks.ts';
import { Button } from '#haven/Button.tsx';
import { Container } from '#haven/Container.tsx';
import { Surface } from '#haven/Surface.tsx';
import { usePartnerList } from '#session/usePartnerList.ts';
import { useRenewList } from '#session/usePartnerRequest.ts';
import { useSearchText } from '#session/useSearchText.ts';
import { useViewer } from '#session/useViewer.ts';
import { MissingPartnerRow } from './MissingPartnerRow.tsx';
import styles from './MorePartners.module.css';

/** Rows that are drawn at first; with each press as many more. */
const drawnAtOnce = 24;

/** Partners that the person's company does not have, in the category and search of the page, and the way to ask for each. */
export function MorePartners() {
  const { userInfo } = useViewer();
  const { state } = usePartnerList();
  const { search } = useSearchText();
  const category = new URLSearchParams(useLocation().search).get('category');
  const { data, refetch } = useDashboardOffersQuery({ skip: state === 'off' });
  const missing = data?.missingPartners;
  const [drawn, setDrawn] = useState(drawnAtOnce);
  /** Ids of those whose form is open: what is typed there stays in sight, whatever is searched for. */
  const [asking, setAsking] = useState<ReadonlySet<string>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);
  const renewList = useRenewList();
  const searched = useMemo(
    () =>
      missing?.map((partner) => ({
        partner,
        text: searchedText(partner.title, partner.category.name, partner.benefit, partner.value),
      })),
    [missing],
  );

  const shown = (searched ?? [])
    .filter(
      ({ partner, text }) =>
        asking.has(partner.id) ||
        ((category === null || isUnfiltered(category) || isSameCategory(category, partner.category.name)) &&
          holdsWords(text, search)),
    )
    .map(({ partner }) => partner);
  const isListKnown = state === 'held' || state === 'revalidating';
  if (!isListKnown || shown.length === 0) return null;

  function setOpen(id: string, isOpen: boolean): void {
    const next = new Set(asking);
    if (isOpen) next.add(id);
    else next.delete(id);
    setAsking(next);
  }

  /** Shows how the company stands with a partner by now. */
  async function renew(id: string): Promise<void> {
    const { data: newer } = await refetch();
    if (newer?.missingPartners.some((partner) => partner.id === id) !== false) return;
    renewList();
    // Its row is gone.
    heading.current?.focus();
  }

  return (
    <Container>
      <section aria-labelledby="more-partners" className={styles['section']}>
        <h2 id="more-partners" ref={heading} tabIndex={-1}>
          More partners
        </h2>
        <p className={styles['lead']}>
          Ask for a partner that {userInfo?.customer?.customerName ?? 'your company'} doesn&apos;t have yet.{' '}
          {brand.name} decides, and emails the person who asked.
        </p>
        <Surface padding="none">
          <ul className={styles['list']}>
            {shown.slice(0, drawn).map((partner) => (
              <MissingPartnerRow
                key={partner.id}
                partner={partner}
                isAsking={asking.has(partner.id)}
                onAsking={(isOpen) => setOpen(partner.id, isOpen)}
                onRefused={() => renew(partner.id)}
              />
            ))}
          </ul>
        </Surface>
        {shown.length > drawn && (
          <Button variant="outline" size="large" onClick={() => setDrawn(drawn + drawnAtOnce)}>
            Show {Math.min(drawnAtOnce, shown.length - drawn)} more of {shown.length - drawn}
          </Button>
        )}
      </section>
    </Container>
  );
}
