import * as v from 'valibot';
import { isDay } from './days.ts';
import { formMessages } from './formMessages.ts';
import { limits } from './limits.ts';
import { publishingLimits } from './publishingLimits.ts';
import { requiredText } from './textFields.ts';

/**
 * What administrators edit of a partner, as they type it (admin, P0-6): the offer's card and the partner's pages. All
 * of it is text, also where it is not fit to be published: a draft holds what was typed.
 */
export interface Listing {
  /** Id of its category. */
  readonly categoryId: string;
  readonly benefit: string;
  readonly value: string;
  /** Where learn-more leads, outside of the product. */
  readonly learnMoreUrl: string;
  /** YYYY-MM-DD: when somebody last looked whether the offer holds. */
  readonly checkedOn: string;
  /** YYYY-MM-DD, the last day of the offer; empty where it stays. */
  readonly endsOn: string;
  /** Whether "More partners" shows it to companies that do not have it. */
  readonly placement: Placement;
  /** Search words: names that people use for the offer, one on each line. */
  readonly words: string;
  /** Pages in the order of the partner's addresses. */
  readonly pages: ListingPage[];
}

export const placements = ['SHOWN', 'KEPT_OUT'] as const;

export type Placement = (typeof placements)[number];

/** One page of a partner. */
export interface ListingPage {
  /** The page's name; empty where it is the partner's. */
  readonly heading: string;
  readonly summary: string;
  readonly action: ListingAction;
  /** What people get, a point on each line. */
  readonly gets: string;
  readonly audience: string;
  readonly steps: ListingStep[];
  readonly terms: string;
  readonly shares: string;
}

export interface ListingStep {
  readonly title: string;
  readonly text: string;
  readonly action: ListingAction;
}

/** What a page, or a step of it, has people do. */
export interface ListingAction {
  readonly kind: ActionKind;
  /** Text of the button. */
  readonly label: string;
  /** Where it leads; of an app, for any phone. */
  readonly url: string;
  readonly iosUrl: string;
  readonly androidUrl: string;
}

export const pageActionKinds = ['NONE', 'EXTERNAL', 'CALL_BACK', 'CONNECT_ACCOUNT'] as const;
export const stepActionKinds = ['NONE', 'EXTERNAL', 'COUPON', 'APP'] as const;

export type ActionKind = (typeof pageActionKinds)[number] | (typeof stepActionKinds)[number];

export const noAction: ListingAction = { kind: 'NONE', label: '', url: '', iosUrl: '', androidUrl: '' };

/** Points of what people get, at most. */
const mostGets = 5;
export const mostSteps = 8;

/** The words and phrases of a text that has one on each line, or commas between them; each once. */
export function searchWordsOf(words: string): string[] {
  const each = words
    .split(/[\n,]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return [...new Map(each.toReversed().map((word) => [word.toLowerCase(), word])).values()].toReversed();
}

/** The points of a text that has one on each line. */
function pointsOf(gets: string): readonly string[] {
  return gets
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const typed = (most: number) => v.pipe(v.string(), v.maxLength(most, `must be up to ${most} characters`));
const typedAction = <Kinds extends readonly [ActionKind, ...ActionKind[]]>(kinds: Kinds) =>
  v.object({
    kind: v.picklist(kinds),
    label: typed(publishingLimits.lineLength),
    url: typed(limits.urlLength),
    iosUrl: typed(limits.urlLength),
    androidUrl: typed(limits.urlLength),
  });

/** What a draft may hold: anything of this shape that is not longer than the form lets through. */
export const listingDraftSchema: v.GenericSchema<unknown, Listing> = v.object({
  categoryId: typed(10),
  benefit: typed(publishingLimits.lineLength),
  value: typed(publishingLimits.lineLength),
  learnMoreUrl: typed(limits.urlLength),
  checkedOn: typed(10),
  endsOn: typed(10),
  placement: v.picklist(placements),
  words: typed(publishingLimits.wordsLength),
  pages: v.pipe(
    v.array(
      v.object({
        heading: typed(publishingLimits.lineLength),
        summary: typed(publishingLimits.textLength),
        action: typedAction(pageActionKinds),
        gets: typed(publishingLimits.textLength),
        audience: typed(publishingLimits.textLength),
        steps: v.pipe(
          v.array(
            v.object({
              title: typed(publishingLimits.lineLength),
              text: typed(publishingLimits.textLength),
              action: typedAction(stepActionKinds),
            }),
          ),
          v.maxLength(mostSteps, `must be ${mostSteps} steps at most`),
        ),
        terms: typed(publishingLimits.textLength),
        shares: typed(publishingLimits.textLength),
      }),
    ),
    v.maxLength(10, 'must be ten pages at most'),
  ),
});

const line = (label: string) => requiredText(label, publishingLimits.lineLength);
const text = (label: string) => requiredText(label, publishingLimits.textLength);

const secureUrl = (label: string) =>
  v.pipe(
    requiredText(label, limits.urlLength),
    v.check(isSecureUrl, `${label} must be an address that begins with https://`),
  );

function isSecureUrl(address: string): boolean {
  return /^https:\/\/[^\s/]+\.[^\s/]{2,}/i.test(address) && URL.canParse(address);
}

const day = (label: string) =>
  v.pipe(requiredText(label, 10), v.check(isDay, formMessages.notValid(label, 'day')));

const kindOnly = <Kind extends ActionKind>(kind: Kind) => v.object({ kind: v.literal(kind) });
const labelled = <Kind extends ActionKind>(kind: Kind) =>
  v.object({ kind: v.literal(kind), label: line('Words on the button') });
const external = v.object({
  kind: v.literal('EXTERNAL'),
  label: line('Words on the button'),
  url: secureUrl('Where it leads'),
});

const pageAction = v.variant('kind', [
  kindOnly('NONE'),
  external,
  labelled('CALL_BACK'),
  labelled('CONNECT_ACCOUNT'),
]);
const stepAction = v.variant('kind', [
  kindOnly('NONE'),
  external,
  labelled('COUPON'),
  v.object({
    kind: v.literal('APP'),
    iosUrl: secureUrl('Address for iPhones'),
    androidUrl: secureUrl('Address for Android phones'),
    url: secureUrl('Address for any phone'),
  }),
]);

/** The pages of a partner, fit to be published. */
const publishedPages = v.array(
  v.pipe(
    v.object({
      heading: v.pipe(v.string(), v.trim(), v.maxLength(publishingLimits.lineLength)),
      summary: text('Summary'),
      action: pageAction,
      gets: v.pipe(
        v.string(),
        v.transform(pointsOf),
        v.minLength(1, formMessages.required('What people get')),
        v.maxLength(mostGets, `What people get must be ${mostGets} points at most`),
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
  v.transform(searchWordsOf),
  v.maxLength(publishingLimits.words, `Search words must be ${publishingLimits.words} at most`),
  v.check(
    (words) => words.every((word) => word.length <= publishingLimits.wordLength),
    `Each search word or phrase must be up to ${publishingLimits.wordLength} characters`,
  ),
);

/** What a listing is to replace, and on which day, YYYY-MM-DD. */
export interface Publication {
  readonly today: string;
  readonly published: Pick<Listing, 'endsOn'>;
}

/** A listing that is fit to be published; each fault has the path of its field. */
export function listingSchema(publication: Publication) {
  const { today } = publication;
  return v.object({
    categoryId: v.pipe(requiredText('Category', 10), v.toNumber(), v.integer()),
    benefit: line('Benefit'),
    /** It stands on the dimension line. */
    value: requiredText('Value', 24),
    learnMoreUrl: secureUrl('Learn more'),
    checkedOn: v.pipe(
      day('Checked on'),
      v.check(
        (checkedOn) => checkedOn <= today,
        'Checked on is in the future: enter today or an earlier day',
      ),
    ),
    endsOn: v.pipe(
      v.union([v.literal(''), day('Last day')], formMessages.notValid('Last day', 'day')),
      v.check(
        (endsOn) => !isOverAnew({ endsOn }, publication),
        'Last day has passed: enter a later day, or leave it empty',
      ),
    ),
    placement: v.picklist(placements),
    words: searchWords,
    pages: publishedPages,
  });
}

/** Whether the last day of a listing is over, and not the one that people see already: an offer that ended may say so. */
export function isOverAnew({ endsOn }: Pick<Listing, 'endsOn'>, { today, published }: Publication): boolean {
  return endsOn !== '' && endsOn < today && endsOn !== published.endsOn;
}

/** A listing as it is published. */
export type PublishedListing = v.InferOutput<ReturnType<typeof listingSchema>>;

/** Something that keeps a draft from being published, at the field of this path: `pages.0.steps.1.title`. */
export interface ListingFault {
  readonly path: string;
  readonly message: string;
}

/** All that keeps a draft from being published; none where it is fit for that. */
export function listingFaults(listing: Listing, publication: Publication): readonly ListingFault[] {
  const { issues = [] } = v.safeParse(listingSchema(publication), listing, { abortPipeEarly: true });
  return issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }));
}
