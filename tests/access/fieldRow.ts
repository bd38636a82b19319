import { anyone, unknownLink, type Cells } from './callers.ts';
import type { Things } from './things.ts';

/** A field at the root of the GraphQL schema, with the outcome for each caller. */
export interface FieldRow {
  readonly field: string;
  /** Things that the document names, if that makes a difference. */
  readonly names: string;
  readonly cells: Cells;
  readonly document: (things: Things) => string;
}

/** Creates a row. Its things belong to Acme Builders unless `names` says otherwise. */
export function field(
  name: string,
  cells: Cells,
  document: string | FieldRow['document'],
  names = '',
): FieldRow {
  return { field: name, names, cells, document: typeof document === 'string' ? () => document : document };
}

/** A well-formed secret that nobody was given. */
const madeUpSecret = 'A'.repeat(43);

/** Creates the rows of a field that needs the secret of a link, with or without a log-in. */
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
