import { useRef, type SyntheticEvent } from 'react';
import { toCallFailure } from '#domain/callFailure.ts';
import type { Listing } from '#domain/listing.ts';
import { partnerOfPage } from '#domain/partner.ts';
import { usePartnerPageQuery } from '#graphql/hooks.ts';
import { RegionError } from '#haven/feedback/Region.tsx';
import { PreviewedViewerContext } from '#session/useViewer.ts';
import { PartnerHero } from './PartnerHero.tsx';
import { PartnerPageBody, PartnerPageSkeleton } from './PartnerPageBody.tsx';

interface PartnerPagePreviewProps {
  readonly path: string;
  /** Content of the editor, saved or not. */
  readonly listing: Listing;
}

/** Preview of a partner's page as users see it once `listing` is published. Of its links, only external ones work. */
export function PartnerPagePreview({ path, listing }: PartnerPagePreviewProps) {
  const { data, loading, error, refetch } = usePartnerPageQuery({
    variables: { path, listing },
    // A cached preview would replace the published page, which has the same cache id.
    fetchPolicy: 'no-cache',
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const page = data?.partnerPage;
  const partner = partnerOfPage(path);

  return (
    <PreviewedViewerContext value="user">
      <div onClickCapture={block} onSubmitCapture={block}>
        <PartnerHero
          partner={partner}
          heading={heading}
          page={page ?? undefined}
          isLoading={!page && loading}
          component="h2"
        />
        {page && <PartnerPageBody page={page} />}
      </div>
      {!page && loading && <PartnerPageSkeleton />}
      {!page && !loading && (
        <RegionError
          title="We couldn't load the preview."
          cause={error && toCallFailure(error).message}
          reference={error && toCallFailure(error).reference}
          onRetry={() => {
            void refetch();
            heading.current?.focus();
          }}
        />
      )}
    </PreviewedViewerContext>
  );
}

function block(event: SyntheticEvent): void {
  event.stopPropagation();
  const { target } = event;
  if (!(target instanceof Element && target.closest('a[target="_blank"]'))) event.preventDefault();
}
