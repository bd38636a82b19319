import { homeOf, type ViewerKind } from '#domain/access.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#haven/Button.tsx';
import { DrawnPage, DrawnPageActions } from '#haven/drawing/DrawnPage.tsx';
import { NotFoundDrawing } from '#haven/drawing/NotFoundDrawing.tsx';

/** The page of a partner whose offers the person's company does not have. */
export function PartnerNotIncluded({ kind }: { readonly kind: ViewerKind }) {
  return (
    <DrawnPage title="Page not found" drawing={<NotFoundDrawing />}>
      <p>
        This partner isn&apos;t part of your company&apos;s marketplace. You can request it
        {kind === 'user' && ' or ask the owner of your company for it'}.
      </p>
      <DrawnPageActions>
        <Button variant="primary" size="large" href={paths.requestProducts}>
          Request a product
        </Button>
        <Button variant="outline" size="large" href={homeOf(kind)}>
          Go to home
        </Button>
      </DrawnPageActions>
    </DrawnPage>
  );
}
