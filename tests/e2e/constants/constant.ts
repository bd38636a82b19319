import type { Reading } from './readings.ts';

/** A constant of the spec's section 9, and how it is seen to hold. */
interface Constant {
  /** As the spec has it. */
  readonly says: string | number;
  /** What the product holds of it, in the unit of the spec. */
  readonly token: string | number;
  /** What shows it: a component of the gallery, or an address of the product. */
  readonly on?: string;
  readonly read?: Reading;
  /** Token and reading where these are not word for word what the spec says. */
  readonly is?: string | number;
  /** The test that holds what is no style: its file, and words of its title. */
  readonly heldBy?: readonly [file: string, title: string];
}

/** Sentences of section 9, each with a row for every value that it names. */
export type Constants = Readonly<Record<string, readonly Constant[]>>;
