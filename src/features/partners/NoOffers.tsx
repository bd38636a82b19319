import { brand } from '#domain/brand.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { formatCount } from '#haven/data/quantities.ts';
import { BuildingSiteDrawing } from '#haven/drawing/BuildingSite.tsx';
import { EmptyState } from '#haven/feedback/EmptyState.tsx';

/** Category that the address names. */
export interface AskedCategory {
  readonly name: string;
  /** Whether the marketplace has a category of this name. */
  readonly isKnown: boolean;
}

interface NoOffersProps {
  readonly isListEmpty: boolean;
  readonly category: AskedCategory | null;
  readonly search: string;
  /** Number of missing partners that match, which the page lists below. */
  readonly missing: number;
  /** Called on a press of a button that then disappears, so that another element takes the focus. */
  readonly onGone: () => void;
}

/** Empty state of the dashboard: why it shows no offers, and the next steps. */
export function NoOffers({ isListEmpty, category, search, missing, onGone }: NoOffersProps) {
  if (isListEmpty && search === '' && category === null) {
    return (
      <EmptyState
        drawing={<BuildingSiteDrawing lintel="planned" />}
        title="No partners yet for your company."
        actions={
          <Button size="large" href={paths.requestProducts}>
            Request a product
          </Button>
        }
      >
        Ask for a partner, or tell us what your company needs. {brand.name} decides, and emails you.
      </EmptyState>
    );
  }

  if (missing > 0) {
    return (
      <EmptyState
        title={
          search === ''
            ? `Your company has no partners${inCategory(category)} yet.`
            : `None of your partners match “${search}”${inCategory(category)}`
        }
        actions={
          <Link variant="action" href={paths.dashboard} onClick={onGone}>
            Show all partners
          </Link>
        }
      >
        You can ask for {missing === 1 ? 'one' : formatCount(missing)} below.
      </EmptyState>
    );
  }

  return (
    <EmptyState
      drawing={<BuildingSiteDrawing lintel="planned" />}
      title={titleOf(category, search)}
      actions={
        <>
          <Button size="large" href={paths.dashboard} onClick={onGone}>
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

function titleOf(category: AskedCategory | null, search: string): string {
  if (category?.isKnown === false) return `We don't have a category called “${category.name}”.`;
  if (search === '') return `No partners${inCategory(category)}.`;
  return `No partners match “${search}”${inCategory(category)}`;
}

function inCategory(category: AskedCategory | null): string {
  return category === null ? '' : ` in ${category.name}`;
}
