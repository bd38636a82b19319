import { brand } from '#domain/brand.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#haven/Button.tsx';
import { EmptyDrawing } from '#haven/drawing/EmptyDrawing.tsx';
import { EmptyState } from '#haven/EmptyState.tsx';
import { Link } from '#haven/Link.tsx';

interface NoOffersProps {
  /** Whether the company has no partners at all. */
  readonly isListEmpty: boolean;
  /** A category that was asked for and is not there. */
  readonly unknownCategory: string | null;
  readonly category: string | undefined;
  readonly search: string;
  /** What was pressed is gone then. */
  readonly onGone: () => void;
}

/** Why there is nothing to show, and the way on. */
export function NoOffers({ isListEmpty, unknownCategory, category, search, onGone }: NoOffersProps) {
  if (isListEmpty) {
    return (
      <EmptyState
        drawing={<EmptyDrawing />}
        title="No partners yet for your company."
        actions={
          <Button variant="primary" size="large" href={paths.requestProducts}>
            Request a product
          </Button>
        }
      >
        Ask for a partner, or tell us what your company needs. {brand.name} decides, and emails you.
      </EmptyState>
    );
  }

  return (
    <EmptyState
      drawing={<EmptyDrawing />}
      title={titleOf(unknownCategory, category, search.trim())}
      actions={
        <>
          <Button variant="primary" size="large" href={paths.dashboard} onClick={onGone}>
            Show all partners
          </Button>
          <Link variant="action" href={paths.requestProducts}>
            Request a product
          </Link>
        </>
      }
    >
      Look in every category, or tell us which partner you need.
    </EmptyState>
  );
}

function titleOf(unknownCategory: string | null, category: string | undefined, search: string): string {
  if (unknownCategory !== null) return `We don't have a category called “${unknownCategory.trim()}”.`;
  if (search === '') return `No partners in ${category}.`;
  return `No partners match “${search}”${category === undefined ? '' : ` in ${category}`}`;
}
