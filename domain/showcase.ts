import * as v from 'valibot';

/** Published changes to the categories and offers in the code. The HTML has them, since visitors send no queries. */
const showcaseSchema = v.object({
  /** All categories in their order; null if they equal those of `domain/category.ts`. */
  categories: v.nullable(v.array(v.object({ id: v.number(), name: v.string() }))),
  offers: v.array(
    v.object({ partnerId: v.number(), category: v.string(), benefit: v.string(), value: v.string() }),
  ),
});

export type Showcase = v.InferOutput<typeof showcaseSchema>;

export const unchangedShowcase: Showcase = { categories: null, offers: [] };

/** Reads a `Showcase`; an invalid value becomes one without changes. */
export function readShowcase(told: unknown): Showcase {
  const parsed = v.safeParse(showcaseSchema, told);
  return parsed.success ? parsed.output : unchangedShowcase;
}
