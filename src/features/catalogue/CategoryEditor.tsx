import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { categoryFaults, categoryLabel, type EditedCategory } from '#domain/categoryList.ts';
import { formatDateTime } from '#domain/dateTime.ts';
import { publishingLimits } from '#domain/publishingLimits.ts';
import type { AdminCategoriesFieldsFragment } from '#graphql/adminHooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { ErrorSummary } from '#haven/fields/ErrorSummary.tsx';
import { TextField } from '#haven/fields/TextField.tsx';
import { LeaveQuestion } from '#haven/overlays/LeaveQuestion.tsx';
import { CardSection } from '#haven/layout/CardSection.tsx';
import { useLeaveSection } from '#admin/useLeaveSection.ts';
import { CategoryHistory } from './CategoryHistory.tsx';
import { movedUp } from './movedUp.ts';
import styles from './Listing.module.css';
import { PublishingActions } from './PublishingActions.tsx';
import { PublishingFailure } from './PublishingFailure.tsx';
import { useCategoryList } from './useCategoryList.ts';

interface CategoryEditorProps {
  readonly found: AdminCategoriesFieldsFragment;
  readonly reload: () => Promise<number>;
}

const idOf = (index: number | null) => (index === null ? undefined : `category-${index}`);

/** The categories in their order, with what keeps them from being published. */
export function CategoryEditor({ found, reload }: CategoryEditorProps) {
  const { published, draft, editions } = found;
  const publishing = useCategoryList(found, reload);
  const { content, saved } = publishing;
  const leaving = useLeaveSection(publishing.isUnsaved, 'categories');
  const [failedTries, setFailedTries] = useState(0);
  const faults = failedTries > 0 ? categoryFaults(content) : [];
  const partnersOf = ({ categoryId }: EditedCategory) =>
    published.find(({ id }) => id === categoryId)?.partners ?? 0;

  /** One that is gone since comes back as a new one. */
  function known({ categoryId, name }: EditedCategory): EditedCategory {
    return { categoryId: published.some(({ id }) => id === categoryId) ? categoryId : '', name };
  }

  /** Leads to the category that then stands at this place, or the last: the button that was pressed may be gone. */
  function arrange(categories: readonly EditedCategory[], index: number): void {
    flushSync(() => publishing.type(categories));
    document.getElementById(`category-${Math.min(index, categories.length - 1)}`)?.focus();
  }

  function check(): boolean {
    const isFit = categoryFaults(content).length === 0;
    setFailedTries(isFit ? 0 : failedTries + 1);
    return isFit;
  }

  return (
    <>
      <Stack spacing={5} className={styles['editor']} sx={{ maxWidth: 800 }}>
        {draft && (
          <Alert severity="info">
            Draft of {formatDateTime(draft.changedOn)}
            {draft.changedBy && `, changed last by ${draft.changedBy}`}. People see what was published before.
          </Alert>
        )}
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
                  label={categoryLabel(index)}
                  hint={countOf(partnersOf(category))}
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
                    <Button variant="text" onClick={() => arrange(movedUp(content, index), index - 1)}>
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
      <CategoryHistory
        editions={editions}
        onRestore={({ categories }) => publishing.type(categories.map(known))}
      />
    </>
  );
}

function countOf(partners: number): string {
  if (partners === 0) return 'No partner is filed under it.';
  return partners === 1 ? '1 partner is filed under it.' : `${partners} partners are filed under it.`;
}
