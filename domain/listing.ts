import * as v from 'valibot';
import { isDay } from './days.ts';
import { formMessages } from './formMessages.ts';
import { limits } from './limits.ts';
import { publishingLimits } from './publishingLimits.ts';
import { requiredText } from './textFields.ts';

export const placements = ['SHOWN', 'KEPT_OUT'] as const;

export const listingPageActionKinds = ['NONE', 'EXTERNAL', 'CALL_BACK', 'CONNECT_ACCOUNT'] as const;
export const listingStepActionKinds = ['NONE', 'EXTERNAL', 'COUPON', 'APP'] as const;

export type AnyListingActionKind =
  | (typeof listingPageActionKinds)[number]
  | (typeof listingStepActionKinds)[number];

/** Button of a partner's page or of one of its steps. For an app, `url` is the address for any phone. */
export type ListingAction = Readonly<
  { kind: AnyListingActionKind } & Record<'label' | 'url' | 'iosUrl' | 'androidUrl', string>
>;

export const noAction: ListingAction = { kind: 'NONE', label: '', url: '', iosUrl: '', androidUrl: '' };

const maxGets = 5;
export const maxListingSteps = 8;

function splitText(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Splits a text into distinct words or phrases, at line breaks and commas. */
export function splitSearchWords(words: string): string[] {
  const each = splitText(words, /[\n,]/);
  return [...new Map(each.toReversed().map((word) => [word.toLowerCase(), word])).values()].toReversed();
}

const typed = (max: number) => v.pipe(v.string(), v.maxLength(max, `must be up to ${max} characters`));
const typedAction = (
  kinds: readonly [AnyListingActionKind, ...AnyListingActionKind[]],
): v.GenericSchema<unknown, ListingAction> =>
  v.object({
    kind: v.picklist(kinds),
    label: typed(publishingLimits.lineLength),
    url: typed(limits.urlLength),
    iosUrl: typed(limits.urlLength),
    androidUrl: typed(limits.urlLength),
  });

/** Checks a draft as administrators type it (admin, P0-6): texts of limited length, even if not publishable yet. */
export const listingDraftSchema = v.object({
  categoryId: typed(10),
  benefit: typed(publishingLimits.lineLength),
  value: typed(publishingLimits.lineLength),
  learnMoreUrl: typed(limits.urlLength),
  /** YYYY-MM-DD: the day on which somebody last verified the offer. */
  checkedOn: typed(10),
  /** YYYY-MM-DD, the last day of the offer; empty without an end. */
  endsOn: typed(10),
  /** Whether "More partners" shows the partner to companies that lack it. */
  placement: v.picklist(placements),
  words: typed(publishingLimits.wordsLength),
  pages: v.pipe(
    v.array(
      v.object({
        /** Name of the page; empty for the partner's name. */
        heading: typed(publishingLimits.lineLength),
        summary: typed(publishingLimits.textLength),
        action: typedAction(listingPageActionKinds),
        /** Points that people get, one on each line. */
        gets: typed(publishingLimits.textLength),
        audience: typed(publishingLimits.textLength),
        steps: v.pipe(
          v.array(
            v.object({
              title: typed(publishingLimits.lineLength),
              text: typed(publishingLimits.textLength),
              action: typedAction(listingStepActionKinds),
            }),
          ),
          v.maxLength(maxListingSteps, `must be ${maxListingSteps} steps at most`),
        ),
        terms: typed(publishingLimits.textLength),
        shares: typed(publishingLimits.textLength),
      }),
    ),
    v.maxLength(10, 'must be ten pages at most'),
  ),
});

export type Listing = Readonly<v.InferOutput<typeof listingDraftSchema>>;
export type Placement = Listing['placement'];
export type ListingPage = Listing['pages'][number];
export type ListingStep = ListingPage['steps'][number];

const line = (label: string) => requiredText(label, publishingLimits.lineLength);
const text = (label: string) => requiredText(label, publishingLimits.textLength);

const secureUrl = (label: string) =>
  v.pipe(
    requiredText(label, limits.urlLength),
    v.check(
      (address) => /^https:\/\/[^\s/]+\.[^\s/]{2,}/i.test(address) && URL.canParse(address),
      `${label} must be an address that begins with https://`,
    ),
  );

const day = (label: string) =>
  v.pipe(requiredText(label, 10), v.check(isDay, formMessages.notValid(label, 'day')));

const labeled = <Kind extends AnyListingActionKind>(kind: Kind) =>
  v.object({ kind: v.literal(kind), label: line('Words on the button') });
const external = v.object({ ...labeled('EXTERNAL').entries, url: secureUrl('Where it leads') });
const none = v.object({ kind: v.literal('NONE') });

const pageAction = v.variant('kind', [none, external, labeled('CALL_BACK'), labeled('CONNECT_ACCOUNT')]);
const stepAction = v.variant('kind', [
  none,
  external,
  labeled('COUPON'),
  v.object({
    kind: v.literal('APP'),
    iosUrl: secureUrl('Address for iPhones'),
    androidUrl: secureUrl('Address for Android phones'),
    url: secureUrl('Address for any phone'),
  }),
]);

const publishedPages = v.array(
  v.pipe(
    v.object({
      heading: v.pipe(v.string(), v.trim(), v.maxLength(publishingLimits.lineLength)),
      summary: text('Summary'),
      action: pageAction,
      gets: v.pipe(
        v.string(),
        v.transform((gets) => splitText(gets, /\n/)),
        v.minLength(1, formMessages.required('What people get')),
        v.maxLength(maxGets, `What people get must be ${maxGets} points at most`),
      ),
      audience: text('Who can use it'),
      steps: v.pipe(
        v.array(v.object({ title: line('Title'), text: text('What to do'), action: stepAction })),
        v.minLength(1, 'Add at least one step'),
      ),
      terms: text('Terms'),
      shares: text('What we share'),
    }),
    v.forward(
      v.check(
        ({ action, steps }) => action.kind !== 'NONE' || steps.some((step) => step.action.kind !== 'NONE'),
        'Give the page a button, or one of its steps',
      ),
      ['action', 'kind'],
    ),
  ),
);

const searchWords = v.pipe(
  v.string(),
  v.transform(splitSearchWords),
  v.maxLength(publishingLimits.words, `Search words must be ${publishingLimits.words} at most`),
  v.check(
    (words) => words.every((word) => word.length <= publishingLimits.wordLength),
    `Each search word or phrase must be up to ${publishingLimits.wordLength} characters`,
  ),
);

/** The context of a publication: its day (YYYY-MM-DD), and the listing that it replaces. */
export interface PublicationContext {
  readonly today: string;
  readonly published: Pick<Listing, 'endsOn'>;
}

export function createListingSchema(publication: PublicationContext) {
  return v.object({
    categoryId: v.pipe(requiredText('Category', 10), v.toNumber(), v.integer()),
    benefit: line('Benefit'),
    /** Short enough for the line of the value on the card. */
    value: requiredText('Value', 24),
    learnMoreUrl: secureUrl('Learn more'),
    checkedOn: v.pipe(
      day('Checked on'),
      v.check(
        (checkedOn) => checkedOn <= publication.today,
        'Checked on is in the future: enter today or an earlier day',
      ),
    ),
    endsOn: v.pipe(
      v.union([v.literal(''), day('Last day')], formMessages.notValid('Last day', 'day')),
      v.check(
        (endsOn) => !hasNewLastDayInPast({ endsOn }, publication),
        'Last day has passed: enter a later day, or leave it empty',
      ),
    ),
    placement: v.picklist(placements),
    words: searchWords,
    pages: publishedPages,
  });
}

/** Whether a listing changes the last day to a past day; a past day that is already published is allowed. */
export function hasNewLastDayInPast(
  { endsOn }: Pick<Listing, 'endsOn'>,
  { today, published }: PublicationContext,
): boolean {
  return endsOn !== '' && endsOn < today && endsOn !== published.endsOn;
}

export type PublishedListing = v.InferOutput<ReturnType<typeof createListingSchema>>;

/** A fault that prevents publication, and the path of its field: `pages.0.steps.1.title`. */
export interface ListingFault {
  readonly path: string;
  readonly message: string;
}

export function findListingFaults(
  listing: Listing,
  publication: PublicationContext,
): readonly ListingFault[] {
  const { issues = [] } = v.safeParse(createListingSchema(publication), listing, { abortPipeEarly: true });
  return issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }));
}
