import { anyone, unknownLink, type Cells } from './callers.ts';
import type { Things } from './things.ts';

/** A field at the root of the GraphQL schema, and what each caller gets who asks for it. */
export interface FieldRow {
  readonly field: string;
  /** What the document names, where that makes a difference. */
  readonly names: string;
  readonly cells: Cells;
  readonly document: (things: Things) => string;
}

/** Things are Acme Builders' where nothing else is said. */
export function field(
  name: string,
  cells: Cells,
  document: string | FieldRow['document'],
  names = '',
): FieldRow {
  return { field: name, names, cells, document: typeof document === 'string' ? () => document : document };
}

/** Of the form that secrets have, and nobody was given it. */
const madeUpSecret = 'A'.repeat(43);

/** A field for whoever holds a link, logged in or not. */
export function link(
  name: string,
  purpose: keyof Things['links'],
  document: (secret: string) => string,
): FieldRow[] {
  return [
    field(name, anyone, ({ links }) => document(links[purpose]), 'the secret of a link'),
    field(name, unknownLink, () => document(madeUpSecret), 'an invented secret'),
  ];
}
