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
  readonly onSearchCleared: () => void;
}

/** Why there is nothing to show, and the way on. */
export function NoOffers({ isListEmpty, unknownCategory, category, search, onSearchCleared }: NoOffersProps) {
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
        Tell us which product your company needs, and we will look for a partner.
      </EmptyState>
    );
  }

  const title =
    unknownCategory === null
      ? `No partners match “${search.trim()}”${category === undefined ? '' : ` in ${category}`}`
      : `We don't have a category called “${unknownCategory.trim()}”.`;
  return (
    <EmptyState
      drawing={<EmptyDrawing />}
      title={title}
      actions={
        <>
          <Button variant="primary" size="large" href={paths.dashboard} onClick={onSearchCleared}>
            Show all partners
          </Button>
          <Link href={paths.requestProducts}>Request a product</Link>
        </>
      }
    >
      Look in every category, or tell us which partner you need.
    </EmptyState>
  );
}
