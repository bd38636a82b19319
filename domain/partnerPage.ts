import * as v from 'valibot';
import { isExternal } from './marketplace.ts';
import { publishingLimits } from './publishingLimits.ts';

/** An address outside of the product; it is opened in a new tab. */
const outside = v.pipe(v.string(), v.check(isExternal, 'must be an address that begins with https://'));
const words = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));

const goElsewhere = v.object({ kind: v.literal('external'), label: words, url: outside });

/** What a page has people do (screens 2.14): go elsewhere or fill in a form, which stands on the page itself. */
const callToActionSchema = v.variant('kind', [
  goElsewhere,
  v.object({ kind: v.literal('form'), label: words, form: v.picklist(['callBack', 'connectAccount']) }),
]);

/** What a step has people do in its card: go elsewhere, take a coupon, get an app. */
const stepActionSchema = v.variant('kind', [
  goElsewhere,
  v.object({ kind: v.literal('coupon'), label: words }),
  v.object({ kind: v.literal('app'), iosUrl: outside, androidUrl: outside, anyUrl: outside }),
]);

/** One page of a partner. All of it is copy: nothing here decides who may see what. */
export const partnerPageSchema = v.pipe(
  v.object({
    /** The page's name, where it differs from the partner's. */
    heading: v.optional(words),
    summary: words,
    /** Absent where steps carry the actions. */
    callToAction: v.optional(callToActionSchema),
    gets: v.pipe(v.array(words), v.minLength(1), v.maxLength(5, 'must be five points at most')),
    audience: words,
    steps: v.pipe(
      v.array(v.object({ title: words, text: words, action: v.optional(stepActionSchema) })),
      v.minLength(1, 'must be one step at least'),
    ),
    terms: words,
    /** What the partner learns of the person, and when. */
    shares: words,
  }),
  v.forward(
    v.check(
      ({ callToAction, steps }) =>
        callToAction !== undefined || steps.some(({ action }) => action !== undefined),
      'must be there where no step has an action',
    ),
    ['callToAction'],
  ),
);

/** A file of `content/partners/`: the seed of a partner's offer and pages. */
export const partnerContentSchema = v.object({
  /** Where the partner's learn-more leads. */
  externalUrl: outside,
  /** The day on which somebody last looked whether the offer holds, as YYYY-MM-DD. */
  checkedOn: v.pipe(v.string(), v.isoDate()),
  /** Search words: names that people use for the offer. No page shows all of them. */
  words: v.optional(v.array(v.pipe(words, v.maxLength(publishingLimits.wordLength))), []),
  /** The offer ends so many days after it was added; absent where it stays. */
  endsAfterDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** How many coupons there are with sample data. */
  sampleCoupons: v.optional(v.number(), 0),
  /** Codes that the partner knows, with sample data. */
  sampleCodes: v.optional(v.array(words), []),
  /** Pages in the order of the registry. */
  pages: v.array(partnerPageSchema),
});

export type PartnerCallToAction = v.InferOutput<typeof callToActionSchema | typeof stepActionSchema>;
export type PartnerPageContent = v.InferOutput<typeof partnerPageSchema>;
export type PartnerContent = v.InferOutput<typeof partnerContentSchema>;
