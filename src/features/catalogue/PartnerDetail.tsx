import type { ReactNode } from 'react';
import type { Listing } from '#domain/listing.ts';
import { useAdminPartnerQuery } from '#graphql/adminHooks.ts';
import { keptData } from '#session/queryState.ts';
import { EntryPage } from '#admin/EntryPage.tsx';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';
import { partnerList } from './partnerList.ts';
import { PartnerViews } from './PartnerViews.tsx';

interface PartnerDetailProps {
  readonly id: string;
  /** Draws a partner's page as people see it once this listing is published. */
  readonly renderPreview: (path: string, listing: Listing) => ReactNode;
}

/** A partner: what is edited of it, how that will look, and what was published before. */
export function PartnerDetail({ id, ...props }: PartnerDetailProps) {
  const asked = useAdminPartnerQuery({ variables: { id }, ...adminQueryOptions });
  const detail = keptData(asked)?.adminPartner;
  return (
    <EntryPage
      list={partnerList}
      wayBack="All partners"
      what="the partner"
      title={detail?.partner.title ?? 'Partner'}
      data={detail}
      asked={asked}
      without={['word']}
    >
      {(found) => (
        <PartnerViews
          detail={found}
          reload={async () => (await asked.refetch()).data?.adminPartner.draftVersion ?? found.draftVersion}
          {...props}
        />
      )}
    </EntryPage>
  );
}
