import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { houseToday } from '#domain/days.ts';
import { listingFaults, type Listing } from '#domain/listing.ts';
import type { AdminPartnerDetailFieldsFragment } from '#graphql/adminHooks.ts';
import { Link } from '#haven/actions/Link.tsx';
import { SectionTabs } from '#haven/navigation/SectionTabs.tsx';
import type { Publishing } from './usePublishing.ts';
import { partnerViewAt, readPreviewedPage } from './partnerView.ts';

interface PartnerPreviewProps {
  readonly detail: AdminPartnerDetailFieldsFragment;
  readonly publishing: Publishing<Listing>;
  readonly editorHref: string;
  readonly renderPreview: (path: string, listing: Listing) => ReactNode;
}

/** The pages of a partner with the content of the editor, saved or not. */
export function PartnerPreview({ detail, publishing, editorHref, renderPreview }: PartnerPreviewProps) {
  const { search } = useLocation();
  const { partner, published } = detail;
  const { content, isPending } = publishing;
  const shown = readPreviewedPage(search, partner.pages.length);
  const path = partner.pages[shown - 1];
  if (path === undefined) {
    return <p>This partner has no page here: its card leads to its own site.</p>;
  }
  if (isPending && listingFaults(content, { today: houseToday(), published }).length > 0) {
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
            href: partnerViewAt(editorHref, 'preview', index + 1),
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
