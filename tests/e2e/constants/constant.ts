import type { Reading } from './readings.ts';

/** A constant of the spec's section 9, with its token and the place where a test reads it. */
interface Constant {
  /** The value in the words of the spec. */
  readonly spec: string | number;
  /** The value of the product, in the unit of the spec. */
  readonly token: string | number;
  /** The component of the gallery, or the path of the product, that shows it. */
  readonly shownOn?: string;
  readonly read?: Reading;
  /** Token and reading, if they are not `spec` word for word. */
  readonly expected?: string | number;
  /** The test of a constant that no style shows: its file, and words of its title. */
  readonly testedBy?: readonly [file: string, title: string];
}

/** Sentences of section 9, each with a row for each value that it names. */
export type Constants = Readonly<Record<string, readonly Constant[]>>;
