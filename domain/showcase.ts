import * as v from 'valibot';

/**
 * What visitors see of the catalogue that is not as the registry has it any more, since administrators published
 * something else: it comes with the page, as a visitor asks for no data.
 */
const showcaseSchema = v.object({
  /** All categories in their order; null where they are those of the registry. */
  categories: v.nullable(v.array(v.object({ id: v.number(), name: v.string() }))),
  /** Offers that differ from the registry. */
  offers: v.array(
    v.object({ partnerId: v.number(), category: v.string(), benefit: v.string(), value: v.string() }),
  ),
});

export type Showcase = v.InferOutput<typeof showcaseSchema>;

export const unchangedShowcase: Showcase = { categories: null, offers: [] };

/** Anything that is no showcase counts as an unchanged one: visitors see the registry then. */
export function readShowcase(told: unknown): Showcase {
  const parsed = v.safeParse(showcaseSchema, told);
  return parsed.success ? parsed.output : unchangedShowcase;
}
