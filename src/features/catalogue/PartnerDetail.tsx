import type { ReactNode } from 'react';
import type { Listing } from '#domain/listing.ts';
import { useAdminPartnerQuery } from '#graphql/adminHooks.ts';
import { Link } from '#haven/Link.tsx';
import { RailPage } from '#haven/RailPage.tsx';
import { Region } from '#haven/Region.tsx';
import { keptOf, regionOf } from '#session/askedQuery.ts';
import { useAdminList } from '#admin/useAdminList.ts';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';
import { partnerList } from './partnerList.ts';
import { PartnerViews } from './PartnerViews.tsx';

interface PartnerDetailProps {
  readonly id: string;
  /** Draws a partner's page as people see it once this listing is published. */
  readonly renderPreview: (path: string, listing: Listing) => ReactNode;
  /** What was done with a partner of this id. */
  readonly renderLog: (id: string) => ReactNode;
}

/** A partner: what is edited of it, how that will look, and what was published before. */
export function PartnerDetail({ id, ...props }: PartnerDetailProps) {
  const { hrefOf, place } = useAdminList(partnerList);
  const asked = useAdminPartnerQuery({
    variables: { id },
    ...adminQueryOptions,
  });
  const detail = keptOf(asked)?.adminPartner;
  const wayBack = (
    <Link variant="action" href={hrefOf({ open: null, filters: { ...place.filters, word: [] } })}>
      All partners
    </Link>
  );
  return (
    <RailPage title={detail?.partner.title ?? 'Partner'} lead={wayBack}>
      <Region what="the partner" data={detail} {...regionOf(asked)} wayBack={wayBack}>
        {(found) => (
          <PartnerViews
            detail={found}
            reload={async () => (await asked.refetch()).data?.adminPartner.draftVersion ?? found.draftVersion}
            {...props}
          />
        )}
      </Region>
    </RailPage>
  );
}
