import { formatDay } from './formatDay.ts';
import type { ActionKind, Listing, ListingAction, ListingPage, Placement } from './listing.ts';

/** What a listing says, by the names that the form has for it; what is empty is not there. */
export type ListingFacts = Readonly<Record<string, string>>;

/** Something that differs between two listings; empty where one of them does not say it. */
export interface ListingChange {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

const formNames: Partial<Readonly<Record<ActionKind, string>>> = {
  CALL_BACK: 'a form to ask for a call',
  CONNECT_ACCOUNT: 'a form to connect an account',
  COUPON: 'gives a coupon',
};

export const placementNames: Readonly<Record<Placement, string>> = {
  SHOWN: 'Shown to companies without this partner',
  KEPT_OUT: 'Not shown',
};

/** Tells a listing line by line; categories are told by their names. */
export function listingFacts(listing: Listing, categoryNames: ReadonlyMap<string, string>): ListingFacts {
  const { categoryId, benefit, value, learnMoreUrl, checkedOn, endsOn, placement, words, pages } = listing;
  return withoutEmpty([
    ['Category', categoryNames.get(categoryId) ?? categoryId],
    ['Benefit', benefit],
    ['Value', value],
    ['Learn more', learnMoreUrl],
    ['Checked on', checkedOn && formatDay(checkedOn)],
    ['Last day', endsOn && formatDay(endsOn)],
    ['More partners', placementNames[placement]],
    ['Search words', words],
    ...pages.flatMap((page, index) => {
      const prefix = pages.length > 1 ? `Page ${index + 1}: ` : '';
      return pageFacts(page).map(([name, fact]): [string, string] => [`${prefix}${name}`, fact]);
    }),
  ]);
}

/** What differs, in the order of the form. */
export function listingChanges(before: ListingFacts, after: ListingFacts): readonly ListingChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((name) => ({ name, before: before[name] ?? '', after: after[name] ?? '' }))
    .filter((change) => change.before !== change.after);
}

function pageFacts(page: ListingPage): readonly [string, string][] {
  return [
    ['Page name', page.heading],
    ['Summary', page.summary],
    ['Button', sayAction(page.action)],
    ['What people get', page.gets],
    ['Who can use it', page.audience],
    ...page.steps.flatMap(({ title, text, action }, index): [string, string][] => [
      [`Step ${index + 1}`, [title, text].filter(Boolean).join(': ')],
      [`Button of step ${index + 1}`, sayAction(action)],
    ]),
    ['Terms', page.terms],
    ['What we share', page.shares],
  ];
}

function sayAction({ kind, label, url, iosUrl, androidUrl }: ListingAction): string {
  if (kind === 'NONE') return '';
  if (kind === 'APP') return `an app: ${[iosUrl, androidUrl, url].join(', ')}`;
  return `${label}: ${formNames[kind] ?? url}`;
}

function withoutEmpty(facts: readonly (readonly [string, string])[]): ListingFacts {
  return Object.fromEntries(facts.filter(([, fact]) => fact !== ''));
}
