import Alert from '@mui/material/Alert';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatDateTime } from '#domain/dateTime.ts';
import type { Listing } from '#domain/listing.ts';
import type { AdminPartnerDetailFieldsFragment } from '#graphql/adminHooks.ts';
import { SectionTabs } from '#haven/navigation/SectionTabs.tsx';
import { LeaveQuestion } from '#haven/overlays/LeaveQuestion.tsx';
import { EntityLog } from '#admin/EntityLog.tsx';
import { useAdminParams } from '#admin/useAdminParams.ts';
import { useLeaveSection } from '#admin/useLeaveSection.ts';
import { ListingEditor } from './ListingEditor.tsx';
import { ListingHistory } from './ListingHistory.tsx';
import { partnerList } from './partnerList.ts';
import { PartnerPreview } from './PartnerPreview.tsx';
import { partnerViewAt, partnerViews, readPartnerView, viewNames } from './partnerView.ts';
import { useListing } from './useListing.ts';

interface PartnerViewsProps {
  readonly detail: AdminPartnerDetailFieldsFragment;
  /** Reads the partner anew; answers with the version of its draft. */
  readonly reload: () => Promise<number>;
  /** Draws a partner's page as people see it once this listing is published. */
  readonly renderPreview: (path: string, listing: Listing) => ReactNode;
}

/** A partner being edited, previewed, or as it was before: what is typed stays from one to the other. */
export function PartnerViews({ detail, reload, renderPreview }: PartnerViewsProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { hrefOf, params } = useAdminParams(partnerList);
  const word = params.filters['word']?.[0] ?? null;
  const publishing = useListing(detail, reload, word);
  const { partner, draft } = detail;
  const leaving = useLeaveSection(publishing.isUnsaved, 'partners', partner.id);
  const [isRestored, setRestored] = useState(false);
  const view = readPartnerView(search);
  const here = hrefOf({ open: partner.id });
  return (
    <>
      <SectionTabs
        label={`Views of ${partner.title}`}
        sections={partnerViews.map((each) => ({
          label: viewNames[each],
          href: partnerViewAt(here, each),
          current: each === view,
        }))}
      />
      {draft && (
        <Alert severity="info">
          Draft of {formatDateTime(draft.changedOn)}
          {draft.changedBy && `, changed last by ${draft.changedBy}`}. People see what was published before.
        </Alert>
      )}
      {view === 'edit' && (
        <>
          {word !== null && publishing.isUnsaved && (
            <Alert severity="info">
              “{word}” is added to the search words. People find {partner.title} by it once you publish it.
            </Alert>
          )}
          <ListingEditor
            detail={detail}
            publishing={publishing}
            isChecked={isRestored && publishing.isUnsaved}
          />
          <EntityLog entity="partner" entityId={partner.id} />
        </>
      )}
      {view === 'preview' && (
        <PartnerPreview detail={detail} publishing={publishing} here={here} renderPage={renderPreview} />
      )}
      {view === 'history' && (
        <ListingHistory
          detail={detail}
          onRestore={(listing) => {
            publishing.type(listing);
            setRestored(true);
            void navigate(here);
          }}
        />
      )}
      <LeaveQuestion {...leaving} />
    </>
  );
}
