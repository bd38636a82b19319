import { adminEntryPath, adminPath, type AdminSection } from '#domain/adminAddress.ts';
import { searchParameter } from '#domain/paths.ts';
import { requestStatusNames } from '#admin/requestStatus.ts';
import { fullName } from '#domain/userInfo.ts';
import type { SearchEverythingQuery } from '#graphql/adminHooks.ts';

type Found = SearchEverythingQuery['searchEverything'];

/** What was found of one kind, and the way to all of it. */
interface FindingsOfKind {
  readonly name: string;
  readonly total: number;
  readonly isCut: boolean;
  readonly rows: readonly {
    readonly href: string;
    readonly title: string;
    readonly note: string;
  }[];
  readonly all: { readonly href: string; readonly words: string };
}

/** What was found, kind by kind; kinds of which nothing was found are left out. */
export function findingsOf(
  { users, customers, partners, requests }: Found,
  search: string,
): readonly FindingsOfKind[] {
  const kinds: readonly FindingsOfKind[] = [
    {
      name: 'Users',
      ...users,
      rows: users.rows.map((user) => ({
        href: adminEntryPath('users', user.id),
        title: fullName(user),
        note: [user.email, user.customerName].filter(Boolean).join(', '),
      })),
      all: allOf('user', users, addressOf('users', search)),
    },
    {
      name: 'Customers',
      ...customers,
      rows: customers.rows.map(({ id, name, users: people }) => ({
        href: adminEntryPath('customers', id),
        title: name,
        note: count(people, 'active user'),
      })),
      all: allOf('customer', customers, addressOf('customers', search)),
    },
    {
      name: 'Partners',
      ...partners,
      isCut: false,
      rows: partners.rows.map(({ id, title }) => ({ href: adminEntryPath('partners', id), title, note: '' })),
      all: allOf('partner', { ...partners, isCut: false }, addressOf('partners', search)),
    },
    {
      name: 'Product requests',
      ...requests,
      isCut: false,
      rows: requests.rows.map(({ id, name, reference, status, customerName }) => ({
        href: adminEntryPath('requests', id),
        title: name,
        note: [reference, requestStatusNames[status], customerName].join(', '),
      })),
      all: allOf('product request', { ...requests, isCut: false }, addressOf('requests', search)),
    },
  ];
  return kinds.filter(({ total }) => total > 0);
}

/** Rows that the search offers: the records of each kind, then a link to the list of that kind. */
export function rowsOf(kinds: readonly FindingsOfKind[]) {
  return kinds.flatMap(({ name: kind, rows, all }) => [
    ...rows.map((row) => ({ kind, isAll: false, ...row })),
    { kind, isAll: true, href: all.href, title: all.words, note: '' },
  ]);
}

/** Sentence with the counts, for screen readers; empty when nothing was found, which MUI announces. */
export function sayFindings(kinds: readonly FindingsOfKind[]): string {
  if (kinds.length === 0) return '';
  const parts = kinds.map(
    ({ name, total, isCut }) => `${name}: ${isCut ? 'more than ' : ''}${total.toLocaleString('en-US')}`,
  );
  return `Found: ${parts.join(', ')}.`;
}

function allOf(
  kind: string,
  { total, isCut }: { readonly total: number; readonly isCut: boolean },
  href: string,
) {
  const words = isCut
    ? `More than ${count(total, kind)} match`
    : total === 1
      ? `See the ${kind} in the list`
      : `All ${count(total, kind)} that match`;
  return { href, words };
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;
}

function addressOf(section: AdminSection, search: string): string {
  return `${adminPath(section)}&${new URLSearchParams({ [searchParameter]: search }).toString()}`;
}
