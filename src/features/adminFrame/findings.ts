import { adminEntryPath, adminPath, type AdminSection } from '#domain/adminAddress.ts';
import { searchParameter } from '#domain/paths.ts';
import { requestStatusNames } from '#admin/requestStatus.ts';
import { fullName } from '#domain/userInfo.ts';
import type { SearchEverythingQuery } from '#graphql/adminHooks.ts';
import { formatCount, formatQuantity } from '#haven/data/quantities.ts';

type Found = SearchEverythingQuery['searchEverything'];

interface Matches<Row> {
  readonly total: number;
  readonly isCut?: boolean;
  readonly rows: readonly Row[];
}

/** Groups the matches by kind, with a link to the list of all matches of a kind; leaves out kinds without a match. */
export function groupSearchMatches({ users, customers, partners, requests }: Found, search: string) {
  const query = new URLSearchParams({ [searchParameter]: search }).toString();
  const kindOf = <Row extends { readonly id: string }>(
    section: AdminSection,
    noun: string,
    { total, isCut = false, rows }: Matches<Row>,
    describe: (row: Row) => { readonly title: string; readonly note: string },
  ) => ({
    name: `${noun.charAt(0).toUpperCase()}${noun.slice(1)}s`,
    total,
    isCut,
    rows: rows.map((row) => ({ href: adminEntryPath(section, row.id), ...describe(row) })),
    all: { href: `${adminPath(section)}&${query}`, words: describeAll(noun, total, isCut) },
  });
  return [
    kindOf('users', 'user', users, (user) => ({
      title: fullName(user),
      note: [user.email, user.customerName].filter(Boolean).join(', '),
    })),
    kindOf('customers', 'customer', customers, ({ name, users: people }) => ({
      title: name,
      note: formatQuantity(people, 'active user'),
    })),
    kindOf('partners', 'partner', partners, ({ title }) => ({ title, note: '' })),
    kindOf('requests', 'product request', requests, ({ name, reference, status, customerName }) => ({
      title: name,
      note: [reference, requestStatusNames[status], customerName].join(', '),
    })),
  ].filter(({ total }) => total > 0);
}

type Findings = ReturnType<typeof groupSearchMatches>;

/** Returns the options of the search: for each kind, the matches, then a link to the list of all matches. */
export function listSearchOptions(kinds: Findings) {
  return kinds.flatMap(({ name: kind, rows, all }) => [
    ...rows.map((row) => ({ kind, isAll: false, ...row })),
    { kind, isAll: true, href: all.href, title: all.words, note: '' },
  ]);
}

/** Describes the numbers of matches for screen readers; empty without matches, which MUI announces. */
export function describeMatchCounts(kinds: Findings): string {
  if (kinds.length === 0) return '';
  const parts = kinds.map(
    ({ name, total, isCut }) => `${name}: ${isCut ? 'more than ' : ''}${formatCount(total)}`,
  );
  return `Found: ${parts.join(', ')}.`;
}

function describeAll(noun: string, total: number, isCut: boolean): string {
  if (isCut) return `More than ${formatQuantity(total, noun)} match`;
  return total === 1 ? `See the ${noun} in the list` : `All ${formatQuantity(total, noun)} that match`;
}
