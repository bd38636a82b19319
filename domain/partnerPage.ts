import * as v from 'valibot';
import { isExternalHref } from './marketplace.ts';
import { publishingLimits } from './publishingLimits.ts';

const outside = v.pipe(v.string(), v.check(isExternalHref, 'must be an address that begins with https://'));
const words = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));

const goElsewhere = v.object({ kind: v.literal('external'), label: words, url: outside });

/** A page's action (screens 2.14): a link, or a form on the page. */
const callToActionSchema = v.variant('kind', [
  goElsewhere,
  v.object({ kind: v.literal('form'), label: words, form: v.picklist(['callBack', 'connectAccount']) }),
]);

/** A step's action: a link, a coupon, or an app. */
const stepActionSchema = v.variant('kind', [
  goElsewhere,
  v.object({ kind: v.literal('coupon'), label: words }),
  v.object({ kind: v.literal('app'), iosUrl: outside, androidUrl: outside, anyUrl: outside }),
]);

/** One page of a partner. It is only copy and does not affect access. */
export const partnerPageSchema = v.pipe(
  v.object({
    /** Name of the page; absent for the partner's name. */
    heading: v.optional(words),
    summary: words,
    /** Action of the page; required unless one of the steps has an action. */
    callToAction: v.optional(callToActionSchema),
    gets: v.pipe(v.array(words), v.minLength(1), v.maxLength(5, 'must be five points at most')),
    audience: words,
    steps: v.pipe(
      v.array(v.object({ title: words, text: words, action: v.optional(stepActionSchema) })),
      v.minLength(1, 'must be one step at least'),
    ),
    terms: words,
    /** Data about the person that the partner gets, and when. */
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

/** A file of `content/partners/`: the initial offer and pages of a partner. */
export const partnerContentSchema = v.object({
  externalUrl: outside,
  /** The day on which somebody last verified the offer, as YYYY-MM-DD. */
  checkedOn: v.pipe(v.string(), v.isoDate()),
  words: v.optional(v.array(v.pipe(words, v.maxLength(publishingLimits.wordLength))), []),
  /** Days from adding the offer to the database until its end; absent for an offer without an end. */
  endsAfterDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  sampleCoupons: v.optional(v.number(), 0),
  sampleCodes: v.optional(v.array(words), []),
  /** Pages in the order of `pages` of the `Partner`. */
  pages: v.array(partnerPageSchema),
});

export type PartnerCallToAction = v.InferOutput<typeof callToActionSchema | typeof stepActionSchema>;
export type PartnerPageContent = v.InferOutput<typeof partnerPageSchema>;
export type PartnerContent = v.InferOutput<typeof partnerContentSchema>;
