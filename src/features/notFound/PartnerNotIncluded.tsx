import { parsePath } from 'react-router-dom';
import { homeOf, type ViewerKind } from '#domain/access.ts';
import { partnerOfPage } from '#domain/partner.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#haven/Button.tsx';
import { DrawnPage, DrawnPageActions } from '#haven/drawing/DrawnPage.tsx';
import { NotFoundDrawing } from '#haven/drawing/NotFoundDrawing.tsx';

interface PartnerNotIncludedProps {
  readonly kind: ViewerKind;
  /** The partner's page, where it is known. */
  readonly wanted: string | undefined;
}

/** The page of a partner whose offers the person's company does not have. The request names the partner already. */
export function PartnerNotIncluded({ kind, wanted = '' }: PartnerNotIncludedProps) {
  const partner = partnerOfPage(parsePath(wanted).pathname ?? '');
  const query = partner ? `?partner=${partner.id}` : '';
  return (
    <DrawnPage title="Page not found" drawing={<NotFoundDrawing />}>
      <p>
        This partner isn&apos;t part of your company&apos;s marketplace. You can request it
        {kind === 'user' && ' or ask the owner of your company for it'}.
      </p>
      <DrawnPageActions>
        <Button variant="primary" size="large" href={paths.requestProducts + query}>
          Request a product
        </Button>
        <Button variant="outline" size="large" href={homeOf(kind)}>
          Go to home
        </Button>
      </DrawnPageActions>
    </DrawnPage>
  );
}
