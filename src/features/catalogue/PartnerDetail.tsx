import type { ReactNode } from 'react';
import { toCallFailure } from '#domain/callFailure.ts';
import { useAdminPartnerQuery } from '#graphql/adminHooks.ts';
import { Link } from '#haven/Link.tsx';
import { RailPage } from '#haven/RailPage.tsx';
import { Region } from '#haven/Region.tsx';
import { useAdminList } from '#session/useAdminList.ts';
import { useViewer } from '#session/useViewer.ts';
import { partnerList } from './partnerList.ts';
import { PartnerViews } from './PartnerViews.tsx';

interface PartnerDetailProps {
  readonly id: string;
  /** Draws a partner's page as its draft has it. */
  readonly renderPreview: (path: string) => ReactNode;
  /** What was done with a partner of this id. */
  readonly renderLog: (id: string) => ReactNode;
}

/** A partner: what is edited of it, how that will look, and what was published before. */
export function PartnerDetail({ id, ...props }: PartnerDetailProps) {
  const { userInfo } = useViewer();
  const { hrefOf } = useAdminList(partnerList);
  const { data, loading, error, refetch } = useAdminPartnerQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    skip: userInfo === null,
  });
  const detail = data?.adminPartner;
  return (
    <RailPage
      title={detail?.partner.title ?? 'Partner'}
      lead={
        <Link variant="action" href={hrefOf({ open: null })}>
          All partners
        </Link>
      }
    >
      <Region
        what="the partner"
        data={detail}
        isLoading={loading}
        failure={error ? toCallFailure(error) : null}
        onRetry={() => void refetch()}
      >
        {(found) => (
          <PartnerViews
            detail={found}
            reload={async () => (await refetch()).data?.adminPartner.draftVersion ?? found.draftVersion}
            {...props}
          />
        )}
      </Region>
    </RailPage>
  );
}
