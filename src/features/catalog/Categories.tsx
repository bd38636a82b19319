import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { findCategoryFaults, categoryFieldLabel, type EditedCategory } from '#domain/categoryList.ts';
import { formatDateTime } from '#domain/dateTime.ts';
import { publishingLimits } from '#domain/publishingLimits.ts';
import { useAdminCategoriesQuery, type AdminCategoriesFieldsFragment } from '#graphql/adminHooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { DataTable } from '#haven/data/DataTable.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { Region } from '#haven/feedback/Region.tsx';
import { ErrorSummary } from '#haven/fields/ErrorSummary.tsx';
import { TextField } from '#haven/fields/TextField.tsx';
import { CardSection } from '#haven/layout/CardSection.tsx';
import { RailPage } from '#haven/layout/RailPage.tsx';
import { LeaveQuestion } from '#haven/overlays/LeaveQuestion.tsx';
import { keptData, toRegionProps } from '#session/queryState.ts';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';
import { EntityLog } from '#admin/EntityLog.tsx';
import { EntrySection } from '#admin/EntrySection.tsx';
import { useLeaveSectionGuard } from '#admin/useLeaveSectionGuard.ts';
import { DraftNotice } from './DraftNotice.tsx';
import styles from './Listing.module.css';
import { moveUp } from './moveUp.ts';
import { PublishingActions } from './PublishingActions.tsx';
import { PublishingFailure } from './PublishingFailure.tsx';
import { useCategoriesDraft } from './useCategoriesDraft.ts';

/** Page that edits the names and the order of the partners' categories (admin, P0-6). */
export function Categories() {
  const query = useAdminCategoriesQuery(adminQueryOptions);
  return (
    <RailPage
      title="Categories"
      lead="People filter offers by these. You choose a partner's category on the partner's own page."
    >
      <Region what="the categories" data={keptData(query)?.adminCategories} {...toRegionProps(query)}>
        {(found) => (
          <>
            <CategoryEditor found={found} refetch={query.refetch} />
            <EntityLog entity="categories" entityId="1" />
          </>
        )}
      </Region>
    </RailPage>
  );
}

const columns: readonly DataColumn<AdminCategoriesFieldsFragment['editions'][number]>[] = [
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

const idOf = (index: number | null) => (index === null ? undefined : `category-${index}`);

interface CategoryEditorProps extends Pick<ReturnType<typeof useAdminCategoriesQuery>, 'refetch'> {
  readonly found: AdminCategoriesFieldsFragment;
}

/** Editor of the list of categories, with the errors that prevent publishing, and the published versions. */
function CategoryEditor({ found, refetch }: CategoryEditorProps) {
  const { published, draft, editions } = found;
  const publishing = useCategoriesDraft(found, refetch);
  const { content, saved } = publishing;
  const leaving = useLeaveSectionGuard(publishing.isUnsaved, 'categories');
  const [failedTries, setFailedTries] = useState(0);
  const faults = failedTries > 0 ? findCategoryFaults(content) : [];
  const partnersOf = ({ categoryId }: EditedCategory) =>
    published.find(({ id }) => id === categoryId)?.partners ?? 0;

  /** Changes the list, and focuses the field at `index`, or the last one, since the pressed button may disappear. */
  function arrange(categories: readonly EditedCategory[], index: number): void {
    flushSync(() => publishing.type(categories));
    document.getElementById(`category-${Math.min(index, categories.length - 1)}`)?.focus();
  }

  /** Copies the list of a version into the fields. A category that has been removed since becomes a new one. */
  function restore(categories: readonly EditedCategory[]): void {
    const ids = new Set(published.map(({ id }) => id));
    publishing.type(
      categories.map(({ categoryId, name }) => ({ categoryId: ids.has(categoryId) ? categoryId : '', name })),
    );
  }

  function check(): boolean {
    const isFit = findCategoryFaults(content).length === 0;
    setFailedTries(isFit ? 0 : failedTries + 1);
    return isFit;
  }

  return (
    <>
      <Stack spacing={5} className={styles['editor']} sx={{ maxWidth: 800 }}>
        {draft && <DraftNotice {...draft} />}
        <ErrorSummary
          submission={failedTries}
          errors={faults.map(({ index, message }) => ({ message, fieldId: idOf(index) }))}
        />
        <CardSection title="In the order in which people see them" spacing={5}>
          <Stack component="ol" spacing={5}>
            {content.map((category, index) => (
              <Stack key={category.categoryId || `new-${index}`} component="li" spacing={1}>
                <TextField
                  id={idOf(index)}
                  label={categoryFieldLabel(index)}
                  hint={describePartners(partnersOf(category))}
                  maxLength={publishingLimits.lineLength}
                  value={category.name}
                  error={faults.find((fault) => fault.index === index)?.message}
                  onChange={({ target }) =>
                    publishing.type(
                      content.with(index, { categoryId: category.categoryId, name: target.value }),
                    )
                  }
                />
                <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap', alignItems: 'center', ml: -3 }}>
                  {index > 0 && (
                    <Button variant="text" onClick={() => arrange(moveUp(content, index), index - 1)}>
                      Move category {index + 1} up
                    </Button>
                  )}
                  {partnersOf(category) === 0 && (
                    <Button variant="text" onClick={() => arrange(content.toSpliced(index, 1), index)}>
                      Remove category {index + 1}
                    </Button>
                  )}
                </Stack>
              </Stack>
            ))}
          </Stack>
          {content.length < publishingLimits.categories && (
            <Button
              variant="outlined"
              sx={{ alignSelf: 'flex-start' }}
              onClick={() => arrange([...content, { categoryId: '', name: '' }], content.length)}
            >
              Add a category
            </Button>
          )}
        </CardSection>
        <PublishingFailure publishing={publishing}>
          <p>Theirs: {saved.map(({ name }) => name).join(', ')}</p>
        </PublishingFailure>
        <PublishingActions
          publishing={publishing}
          what="the categories"
          consequence="Everyone who filters offers by category sees them at once."
          check={check}
        />
      </Stack>
      <LeaveQuestion {...leaving} />
      {editions.length > 0 && (
        <EntrySection title="History">
          <DataTable
            caption="Versions of the categories"
            rows={editions}
            keyOf={({ number }) => String(number)}
            columns={columns}
            renderActions={({ number, categories }) =>
              number < editions.length && (
                <Button variant="text" onClick={() => restore(categories)}>
                  Edit version {number} again
                </Button>
              )
            }
          />
        </EntrySection>
      )}
    </>
  );
}

function describePartners(partners: number): string {
  if (partners === 0) return 'No partner is filed under it.';
  return partners === 1 ? '1 partner is filed under it.' : `${partners} partners are filed under it.`;
}
