import Typography from '@mui/material/Typography';
import { findMatchedWord } from '#domain/foundPartners.ts';
import { isSafeHref, offerHref } from '#domain/marketplace.ts';
import { dashboardPath } from '#domain/paths.ts';
import { Link } from '#haven/actions/Link.tsx';
import { useRuntime } from '#session/runtime.ts';
import { usePartnerList } from '#session/usePartnerList.ts';
import { usePartnerSearch } from '#session/usePartnerSearch.ts';

/** Minimum length of a typed name that is searched for, in characters. */
const shortestName = 3;

/** Link to the offer of the partner with the typed name; if the company lacks the partner, a link to ask for it. */
export function PartnerSuggestion({ typed }: { readonly typed: string }) {
  const { catalog } = useRuntime();
  const { state, partners } = usePartnerList();
  const isListKnown = state === 'held' || state === 'revalidating';
  const found = usePartnerSearch(typed.trim().length < shortestName ? '' : typed);
  const finding =
    found.state === 'found' ? [...found.findings.values()].find(({ isNamed }) => isNamed) : undefined;
  const meant = finding?.id;
  const own = partners.find(({ id, href }) => id === meant && isSafeHref(href));
  const missing = own ? undefined : catalog.partners.find(({ id }) => id === meant);
  const as = missing ? findMatchedWord(finding, [missing.title]) : null;
  return (
    <Typography
      component="output"
      variant="body2"
      sx={{ display: 'block', '&:not(:empty)': { mt: 2 }, '& > a': { whiteSpace: 'nowrap' } }}
    >
      {own ? (
        <>
          Your company has {own.label}. <Link href={offerHref(own.href)}>Open {own.label}</Link>
        </>
      ) : (
        isListKnown &&
        missing && (
          <>
            {missing.title}
            {as !== null && ` (“${as}”)`} is one of our partners. Your company doesn&apos;t have it yet.{' '}
            <Link href={missing.pages[0] ?? dashboardPath({ category: null, search: missing.title })}>
              Ask for {missing.title}
            </Link>
          </>
        )
      )}
    </Typography>
  );
}
