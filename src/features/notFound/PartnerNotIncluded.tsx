import { lazy, Suspense } from 'react';
import { parsePath } from 'react-router-dom';
import { homeOf, type ViewerKind } from '#domain/access.ts';
import { partnerOfPage } from '#domain/partner.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#haven/Button.tsx';
import { DrawnPage, DrawnPageActions } from '#haven/drawing/DrawnPage.tsx';
import { NotFoundDrawing } from '#haven/drawing/NotFoundDrawing.tsx';
import { useViewer } from '#session/useViewer.ts';
import styles from './PartnerNotIncluded.module.css';

/** Nobody else who reads that a page is not there needs it, nor the calls that come with it. */
const AskForPartner = lazy(async () => ({ default: (await import('./AskForPartner.tsx')).AskForPartner }));

interface PartnerNotIncludedProps {
  readonly kind: ViewerKind;
  /** The partner's page, where it is known. */
  readonly wanted: string | undefined;
}

/** The page of a partner whose offers the person's company does not have, and the way to ask for it. */
export function PartnerNotIncluded({ kind, wanted = '' }: PartnerNotIncludedProps) {
  const { userInfo } = useViewer();
  const path = parsePath(wanted).pathname ?? '';
  const partner = partnerOfPage(path);
  const company = userInfo?.customer?.customerName;
  const asked = company === undefined ? undefined : partner;
  return (
    <DrawnPage title="Page not found" drawing={<NotFoundDrawing />}>
      <p>
        {partner?.title ?? 'This partner'} isn&apos;t part of {company ?? 'your company'}&apos;s marketplace.
      </p>
      {asked && (
        <div className={styles['ask']}>
          <Suspense fallback={<div className={styles['kept']} />}>
            <AskForPartner partner={asked} path={path} />
          </Suspense>
        </div>
      )}
      <DrawnPageActions>
        {!asked && (
          <Button variant="primary" size="large" href={paths.requestProducts}>
            Request a product
          </Button>
        )}
        <Button variant="outline" size="large" href={homeOf(kind)}>
          Go to home
        </Button>
      </DrawnPageActions>
    </DrawnPage>
  );
}
