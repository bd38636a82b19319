import { Suspense } from 'react';
import { Partners } from '#features/catalog/Partners.tsx';
import { RegionLoading } from '#haven/feedback/Region.tsx';
import { lazyComponent } from '#session/lazyComponent.ts';

const PartnerPagePreview = lazyComponent(
  async () => (await import('#features/partnerPage/PartnerPagePreview.tsx')).PartnerPagePreview,
);

export function AdminPartners() {
  return (
    <Partners
      renderPreview={(path, listing) => (
        <Suspense fallback={<RegionLoading what="the preview" />}>
          <PartnerPagePreview key={path} path={path} listing={listing} />
        </Suspense>
      )}
    />
  );
}
