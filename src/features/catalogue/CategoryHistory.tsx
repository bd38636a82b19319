import { formatDateTime } from '#domain/dateTime.ts';
import type { AdminCategoriesFieldsFragment } from '#graphql/adminHooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { DataTable } from '#haven/data/DataTable.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { EntrySection } from '#admin/EntrySection.tsx';

type Edition = AdminCategoriesFieldsFragment['editions'][number];

const columns: readonly DataColumn<Edition>[] = [
  { name: 'Version', fit: 'line', cell: ({ number }) => number },
  { name: 'Categories', cell: ({ categories }) => categories.map(({ name }) => name).join(', ') },
  {
    name: 'Published',
    fit: 'line',
    cell: ({ publishedOn }) => (publishedOn ? formatDateTime(publishedOn) : '–'),
  },
  {
    name: 'By',
    fit: 'words',
    cell: ({ publishedBy }) => publishedBy ?? 'Delivered with the marketplace',
  },
  { name: 'What was new', cell: ({ note }) => note ?? '–' },
];

interface CategoryHistoryProps {
  readonly editions: readonly Edition[];
  /** Puts what an edition said into the fields again. */
  readonly onRestore: (edition: Edition) => void;
}

/** What the categories were, the newest first. */
export function CategoryHistory({ editions, onRestore }: CategoryHistoryProps) {
  if (editions.length === 0) return null;
  return (
    <EntrySection title="History">
      <DataTable
        caption="Versions of the categories"
        rows={editions}
        keyOf={({ number }) => String(number)}
        columns={columns}
        renderActions={(edition) =>
          edition.number < editions.length && (
            <Button variant="text" onClick={() => onRestore(edition)}>
              Edit version {edition.number} again
            </Button>
          )
        }
      />
    </EntrySection>
  );
}
