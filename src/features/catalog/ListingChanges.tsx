import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { diffLines } from '#admin/diffLines.ts';
import { compareListings, toListingTexts, type ListingChange } from '#domain/toListingTexts.ts';
import type { Listing } from '#domain/listing.ts';
import { DataTable } from '#haven/data/DataTable.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';

interface ListingChangesProps {
  readonly caption: string;
  readonly before: Listing;
  readonly after: Listing;
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  /** Headings of the columns with the values of `before` and `after`. */
  readonly names: { readonly before: string; readonly after: string };
  /** Sentence shown if the listings do not differ. */
  readonly none: string;
}

/** Table of the fields that differ between two listings; of multi-line texts, only the lines that differ. */
export function ListingChanges({ caption, before, after, categories, names, none }: ListingChangesProps) {
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
  const changes = compareListings(
    toListingTexts(before, categoryNames),
    toListingTexts(after, categoryNames),
  );
  if (changes.length === 0) return <p>{none}</p>;
  return <DataTable caption={caption} rows={changes} keyOf={({ name }) => name} columns={columnsOf(names)} />;
}

function columnsOf(names: ListingChangesProps['names']): readonly DataColumn<ListingChange>[] {
  return [
    { name: 'What', cell: ({ name }) => name },
    {
      name: names.before,
      cell: ({ before, after }) => renderLines(before, diffLines(before, after)?.removed),
    },
    { name: names.after, cell: ({ before, after }) => renderLines(after, diffLines(before, after)?.added) },
  ];
}

/** Renders `lines`, those of the text that differ; without `lines`, the whole text. */
function renderLines(text: string, lines?: readonly string[]): ReactNode {
  return (
    <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
      {(lines ? lines.join('\n') : text) || '–'}
    </Box>
  );
}
