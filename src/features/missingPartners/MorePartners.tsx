import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '#domain/brand.ts';
import { findPartnerMatch, selectFoundMissingPartners } from '#domain/foundPartners.ts';
import { useDashboardOffersQuery } from '#graphql/hooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { usePartnerList } from '#session/usePartnerList.ts';
import { usePartnerSearch } from '#session/usePartnerSearch.ts';
import { useSearchText } from '#session/useSearchText.ts';
import { useViewer } from '#session/useViewer.ts';
import { MissingPartnerRow, type RowHoldReason } from './MissingPartnerRow.tsx';

/** Number of rows shown at first, and added by each press of the button below the list. */
const drawnAtOnce = 24;

/** List of the missing partners that match category and search, each with a form that asks for the partner. */
export function MorePartners() {
  const { userInfo } = useViewer();
  const { state, retry: renewPartners } = usePartnerList();
  const { search } = useSearchText();
  const found = usePartnerSearch(search);
  const category = new URLSearchParams(useLocation().search).get('category');
  const { data, previousData, refetch } = useDashboardOffersQuery();
  const missing = (data ?? previousData)?.missingPartners;
  const [drawn, setDrawn] = useState(drawnAtOnce);
  const { held, hold } = useHeldRows(`${category} ${search}`);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);

  // The pressed button may have disappeared, so the first added row takes the focus.
  useEffect(() => {
    if (drawn > drawnAtOnce)
      (list.current?.children[drawn - drawnAtOnce] as HTMLElement | undefined)?.focus();
  }, [drawn]);

  const matching = selectFoundMissingPartners(missing ?? [], category, found);
  const isMatching = new Set(matching.map(({ id }) => id));
  // While the search loads, nothing matches, and only rows with an open form or an outcome stay.
  const shown = [...matching, ...(missing ?? []).filter(({ id }) => held.has(id) && !isMatching.has(id))];
  const isListKnown = state === 'held' || state === 'revalidating';
  if (!isListKnown || shown.length === 0) return null;

  /** Reloads the missing partners, and holds the row of partner `id`; resolves with whether the reload succeeded. */
  async function renew(id: string): Promise<boolean> {
    const { data: newer } = await refetch();
    if (!newer) return false;
    hold(id, 'told');
    if (newer.missingPartners?.some((partner) => partner.id === id)) return true;
    renewPartners();
    // The row disappears, so the heading of the section takes the focus.
    heading.current?.focus();
    return true;
  }

  return (
    <Container>
      <Stack
        component="section"
        spacing={4}
        aria-labelledby="more-partners"
        sx={{ pt: { xs: 7, md: 8 }, pb: 4 }}
      >
        <h2 id="more-partners" ref={heading} tabIndex={-1}>
          More partners
        </h2>
        <Typography color="textSecondary">
          Ask for a partner that {userInfo?.customer?.customerName ?? 'your company'} doesn&apos;t have yet.{' '}
          {brand.name} decides, and emails the person who asked.
        </Typography>
        <Card variant="plain">
          <Stack component="ul" ref={list}>
            {shown
              .filter(({ id }, index) => index < drawn || held.has(id))
              .map((partner) => (
                <MissingPartnerRow
                  key={partner.id}
                  partner={partner}
                  finding={findPartnerMatch(found, Number(partner.id))}
                  isAsking={held.get(partner.id) === 'asking'}
                  onHold={(as) => hold(partner.id, as)}
                  onRefused={() => renew(partner.id)}
                />
              ))}
          </Stack>
        </Card>
        {shown.length > drawn && (
          <Button
            variant="outlined"
            size="large"
            sx={{ alignSelf: 'flex-start' }}
            onClick={() => setDrawn(drawn + drawnAtOnce)}
          >
            Show {Math.min(drawnAtOnce, shown.length - drawn)} more of {shown.length - drawn}
          </Button>
        )}
      </Stack>
    </Container>
  );
}

/**
 * State of the rows that stay on the page although the search excludes them, by partner id. A row with an open form
 * stays until it is closed, since it may contain typed text; a row with an outcome stays until the next search.
 */
function useHeldRows(search: string) {
  const [held, setHeld] = useState<ReadonlyMap<string, RowHoldReason>>(new Map());
  const [searched, setSearched] = useState(search);
  if (search !== searched) {
    setSearched(search);
    setHeld(new Map([...held].filter(([, as]) => as === 'asking')));
  }
  return { held, hold: (id: string, as: RowHoldReason) => setHeld((before) => new Map(before).set(id, as)) };
}
