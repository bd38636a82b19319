import * as v from 'valibot';
import { formMessages } from './formMessages.ts';
import { limits } from './limits.ts';
import { productRequestDraftSchema, type ProductRequestDraft } from './productRequestDraft.ts';
import { optionalText, optionalUrl, requiredText } from './textFields.ts';

/** States of a product request, in the order in which they can follow (screens 2.15). */
export const productRequestStates = [
  'submitted',
  'inReview',
  'planned',
  'available',
  'declined',
  'withdrawn',
  'merged',
] as const;

export type ProductRequestState = (typeof productRequestStates)[number];

/** States without a final decision, in which nobody else of the company can request the same product. */
export const openProductRequestStates = [
  'submitted',
  'inReview',
  'planned',
] as const satisfies readonly ProductRequestState[];

/** Labels of the form (screens 2.15). */
export const productRequestLabels = {
  name: 'Product or company name',
  category: 'Category',
  website: 'Website',
  reason: 'Reason',
  people: 'Number of people',
  mayContact: 'May we contact you?',
  contactBy: 'How should we contact you?',
} as const;

/** Hints of fields: the whole question, which the label abbreviates (screens 2.15). */
export const productRequestHints = {
  reason: 'Why do you need it?',
  people: 'How many people would use it?',
} as const;

export function listProductCategoryNames(
  categories: readonly { readonly name: string }[],
): readonly string[] {
  return [...categories.map(({ name }) => name), 'Other'];
}

export const contactWays = ['EMAIL', 'PHONE'] as const;

function optionalChoice(label: string, choices: readonly string[]) {
  return v.pipe(
    optionalText(label, limits.productNameLength),
    v.check((choice) => choice === null || choices.includes(choice), formMessages.notOneOf(label, choices)),
  );
}

/** Checks an optional whole number, given as a text or a number; null if empty. */
function optionalCount(label: string, most: number) {
  return v.pipe(
    v.nullish(v.union([v.string(), v.number()]), ''),
    v.transform((count) => String(count).trim()),
    v.regex(/^(?:-?\d+)?$/, formMessages.notValid(label, 'number')),
    v.transform((count) => (count === '' ? null : Number(count))),
    v.check(
      (count) => count === null || (count >= 1 && count <= most),
      formMessages.outOfRange(label, 1, most),
    ),
  );
}

const entriesOf = (categories: readonly string[]) => ({
  name: requiredText(productRequestLabels.name, limits.productNameLength, limits.productNameLeast),
  category: optionalChoice(productRequestLabels.category, categories),
  website: optionalUrl(productRequestLabels.website),
  reason: requiredText(productRequestLabels.reason, limits.productReasonLength, limits.productReasonLeast),
  people: optionalCount(productRequestLabels.people, limits.productPeople),
});

/** Checks a product request (screens 2.15) in browser and server. Its category is one of `categories`, or none. */
export const createProductRequestSchema = (categories: readonly string[]) =>
  v.object({
    ...entriesOf(categories),
    /** Way to contact the person; null if they do not want to be contacted. */
    contactBy: v.nullish(v.picklist(contactWays), null),
  });

export type ProductRequestSubmission = v.InferOutput<ReturnType<typeof createProductRequestSchema>>;

export type ProductRequestFormValues = ProductRequestDraft['typed'];

export const emptyProductRequest: ProductRequestFormValues = v.parse(
  productRequestDraftSchema.entries.typed,
  {},
);

/** Checks the form of a product request, which also asks whether the person may be contacted. */
export const createRequestFormSchema = (categories: readonly string[]) =>
  v.pipe(
    v.object({
      ...entriesOf(categories),
      mayContact: v.boolean(),
      contactBy: v.fallback(v.picklist(contactWays), 'EMAIL'),
    }),
    v.transform(({ mayContact, contactBy, ...answers }) => ({
      ...answers,
      contactBy: mayContact ? contactBy : null,
    })),
  ) as unknown as v.GenericSchema<ProductRequestFormValues, ProductRequestSubmission>;

/** Returns the reference of a request for people: PR-000123. */
export function productRequestReference(id: number): string {
  return `PR-${String(id).padStart(6, '0')}`;
}

/** Returns the key by which product names are compared, without differences in letter case and repeated spaces. */
export function productNameKey(name: string): string {
  return name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
