import Alert from '@mui/material/Alert';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { marketplaceToday } from '#domain/days.ts';
import { findListingFaults, type Listing } from '#domain/listing.ts';
import { useAdminPartnerQuery, type AdminPartnerDetailFieldsFragment } from '#graphql/adminHooks.ts';
import { Link } from '#haven/actions/Link.tsx';
import { SectionTabs } from '#haven/navigation/SectionTabs.tsx';
import { LeaveQuestion } from '#haven/overlays/LeaveQuestion.tsx';
import { keptData } from '#session/queryState.ts';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';
import { EntityLog } from '#admin/EntityLog.tsx';
import { EntryPage } from '#admin/EntryPage.tsx';
import { useAdminParams } from '#admin/useAdminParams.ts';
import { useLeaveSectionGuard } from '#admin/useLeaveSectionGuard.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { ListingEditor } from './ListingEditor.tsx';
import { ListingHistory } from './ListingHistory.tsx';
import { partnersShape } from './partnerList.ts';
import { createPartnerViewHref, partnerViews, readPartnerView, readPreviewedPage } from './partnerView.ts';
import { useListingDraft } from './useListingDraft.ts';
import type { Publishing } from './usePublishing.ts';

/** Renders the partner's page at `path` as people will see it once `listing` is published. */
export type RenderPreview = (path: string, listing: Listing) => ReactNode;

interface PartnerDetailProps {
  readonly id: string;
  readonly renderPreview: RenderPreview;
}

export function PartnerDetail({ id, renderPreview }: PartnerDetailProps) {
  const query = useAdminPartnerQuery({ variables: { id }, ...adminQueryOptions });
  const detail = keptData(query)?.adminPartner;
  return (
    <EntryPage
      list={partnersShape}
      wayBack="All partners"
      what="the partner"
      title={detail?.partner.title ?? 'Partner'}
      data={detail}
      asked={query}
      without={['word']}
    >
      {(found) => <PartnerViews detail={found} refetch={query.refetch} renderPreview={renderPreview} />}
    </EntryPage>
  );
}

interface PartnerViewsProps extends Pick<PartnerDetailProps, 'renderPreview'> {
  readonly detail: AdminPartnerDetailFieldsFragment;
  readonly refetch: ReturnType<typeof useAdminPartnerQuery>['refetch'];
}

/** Tabs with the editor, preview, and history of a partner's listing; the preview shows the typed content. */
function PartnerViews({ detail, refetch, renderPreview }: PartnerViewsProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { hrefOf, params } = useAdminParams(partnersShape);
  const word = params.filters['word']?.[0] ?? null;
  const publishing = useListingDraft(detail, refetch, word);
  const { partner, draft } = detail;
  const leaving = useLeaveSectionGuard(publishing.isUnsaved, 'partners', partner.id);
  const [isRestored, setRestored] = useState(false);
  const view = readPartnerView(search);
  const editorHref = hrefOf({ open: partner.id });
  return (
    <>
      <SectionTabs
        label={`Views of ${partner.title}`}
        sections={partnerViews.map(({ name, label }) => ({
          label,
          href: createPartnerViewHref(editorHref, name),
          current: name === view,
        }))}
      />
      {draft && <DraftNotice {...draft} />}
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
        <PartnerPreview
          detail={detail}
          publishing={publishing}
          editorHref={editorHref}
          renderPreview={renderPreview}
        />
      )}
      {view === 'history' && (
        <ListingHistory
          detail={detail}
          onRestore={(listing) => {
            publishing.type(listing);
            setRestored(true);
            void navigate(editorHref);
          }}
        />
      )}
      <LeaveQuestion {...leaving} />
    </>
  );
}

interface PartnerPreviewProps extends Pick<PartnerViewsProps, 'detail' | 'renderPreview'> {
  readonly publishing: Publishing<Listing>;
  readonly editorHref: string;
}

/** Preview of a partner's pages with the editor's content, saved or not; a message if the content has errors. */
function PartnerPreview({ detail, publishing, editorHref, renderPreview }: PartnerPreviewProps) {
  const { search } = useLocation();
  const { partner, published } = detail;
  const { content, isPending } = publishing;
  const shown = readPreviewedPage(search, partner.pages.length);
  const path = partner.pages[shown - 1];
  if (path === undefined) {
    return <p>This partner has no page here: its card leads to its own site.</p>;
  }
  if (isPending && findListingFaults(content, { today: marketplaceToday(), published }).length > 0) {
    return (
      <Alert severity="warning" action={<Link href={editorHref}>Edit</Link>}>
        Something is missing or wrong. Press Publish in the editor to see what.
      </Alert>
    );
  }
  return (
    <>
      {partner.pages.length > 1 && (
        <SectionTabs
          label={`Pages of ${partner.title}`}
          sections={partner.pages.map((page, index) => ({
            label: page,
            href: createPartnerViewHref(editorHref, 'preview', index + 1),
            current: index + 1 === shown,
          }))}
        />
      )}
      <p>
        {isPending
          ? 'This is the page as it will be once you publish it. '
          : 'This is the page as people see it. '}
        Its buttons send nothing.
      </p>
      {renderPreview(path, content)}
    </>
  );
}
