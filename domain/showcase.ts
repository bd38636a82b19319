import * as v from 'valibot';

/** The published changes to the registry's catalog. They are part of the page, since visitors request no data. */
const showcaseSchema = v.object({
  /** All categories in their order; null if they are those of the registry. */
  categories: v.nullable(v.array(v.object({ id: v.number(), name: v.string() }))),
  offers: v.array(
    v.object({ partnerId: v.number(), category: v.string(), benefit: v.string(), value: v.string() }),
  ),
});

export type Showcase = v.InferOutput<typeof showcaseSchema>;

export const unchangedShowcase: Showcase = { categories: null, offers: [] };

/** Reads a showcase; an invalid one counts as without changes, so that visitors see the registry. */
export function readShowcase(told: unknown): Showcase {
  const parsed = v.safeParse(showcaseSchema, told);
  return parsed.success ? parsed.output : unchangedShowcase;
}
