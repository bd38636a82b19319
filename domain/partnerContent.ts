import type { CategoryName } from './category.ts';

/**
 * One partner as its content file describes it. The files are the seed; the database is the truth that
 * administrators edit (design section 9). All copy is neutral sample text.
 */
export interface PartnerContent {
  readonly id: number;
  /** The name string of the spec (section 3). */
  readonly name: string;
  /** What people read. */
  readonly title: string;
  readonly category: CategoryName;
  /** Pages of the partner in this product; none means that its learn-more leads outside. */
  readonly pages: readonly string[];
  readonly externalUrl: string;
  readonly benefit: string;
  /** The offer's value in plain words, at most 24 characters: it stands on the dimension line. */
  readonly value: string;
  /** The last moment of the offer, ISO 8601; without one it runs on. */
  readonly endsOn?: string;
}
