import { formatDay } from './formatDay.ts';
import type { AnyListingActionKind, Listing, ListingAction, ListingPage, Placement } from './listing.ts';

/** Texts of a listing by label of the form, without empty texts. */
export type ListingTexts = Readonly<Record<string, string>>;

/** A difference between two listings; a missing text is empty. */
export interface ListingChange {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

const formNames: Partial<Readonly<Record<AnyListingActionKind, string>>> = {
  CALL_BACK: 'a form to ask for a call',
  CONNECT_ACCOUNT: 'a form to connect an account',
  COUPON: 'gives a coupon',
};

export const placementNames: Readonly<Record<Placement, string>> = {
  SHOWN: 'Shown to companies without this partner',
  KEPT_OUT: 'Not shown',
};

/** Describes a listing by label of the form. `categoryNames` has the names of categories by id. */
export function toListingTexts(listing: Listing, categoryNames: ReadonlyMap<string, string>): ListingTexts {
  const { categoryId, benefit, value, learnMoreUrl, checkedOn, endsOn, placement, words, pages } = listing;
  const facts: readonly (readonly [string, string])[] = [
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
      return pageFacts(page).map(([name, fact]) => [`${prefix}${name}`, fact] as const);
    }),
  ];
  return Object.fromEntries(facts.filter(([, fact]) => fact !== ''));
}

export function compareListings(before: ListingTexts, after: ListingTexts): readonly ListingChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((name) => ({ name, before: before[name] ?? '', after: after[name] ?? '' }))
    .filter((change) => change.before !== change.after);
}

function pageFacts(page: ListingPage): readonly [string, string][] {
  return [
    ['Page name', page.heading],
    ['Summary', page.summary],
    ['Button', describeAction(page.action)],
    ['What people get', page.gets],
    ['Who can use it', page.audience],
    ...page.steps.flatMap(({ title, text, action }, index): [string, string][] => [
      [`Step ${index + 1}`, [title, text].filter(Boolean).join(': ')],
      [`Button of step ${index + 1}`, describeAction(action)],
    ]),
    ['Terms', page.terms],
    ['What we share', page.shares],
  ];
}

function describeAction({ kind, label, url, iosUrl, androidUrl }: ListingAction): string {
  if (kind === 'NONE') return '';
  if (kind === 'APP') return `an app: ${[iosUrl, androidUrl, url].join(', ')}`;
  return `${label}: ${formNames[kind] ?? url}`;
}
