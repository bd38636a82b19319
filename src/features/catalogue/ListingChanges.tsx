import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { lineChanges } from '#admin/lineChanges.ts';
import { listingChanges, listingFacts, type ListingChange } from '#domain/listingFacts.ts';
import type { Listing } from '#domain/listing.ts';
import { DataTable } from '#haven/data/DataTable.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';

interface ListingChangesProps {
  /** Caption of the table, for screen readers. */
  readonly caption: string;
  readonly before: Listing;
  readonly after: Listing;
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  /** What the two are called. */
  readonly names: { readonly before: string; readonly after: string };
  /** Said where they are the same. */
  readonly none: string;
}

/** What differs between two listings, line by line. */
export function ListingChanges({ caption, before, after, categories, names, none }: ListingChangesProps) {
  const named = new Map(categories.map(({ id, name }) => [id, name]));
  const changes = listingChanges(listingFacts(before, named), listingFacts(after, named));
  if (changes.length === 0) return <p>{none}</p>;
  return <DataTable caption={caption} rows={changes} keyOf={({ name }) => name} columns={columnsOf(names)} />;
}

function columnsOf(names: ListingChangesProps['names']): readonly DataColumn<ListingChange>[] {
  return [
    { name: 'What', cell: ({ name }) => name },
    { name: names.before, cell: ({ before, after }) => said(before, lineChanges(before, after)?.removed) },
    { name: names.after, cell: ({ before, after }) => said(after, lineChanges(before, after)?.added) },
  ];
}

/** A text, or of several lines those that differ. */
function said(words: string, lines?: readonly string[]): ReactNode {
  return (
    <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
      {(lines ? lines.join('\n') : words) || '–'}
    </Box>
  );
}
