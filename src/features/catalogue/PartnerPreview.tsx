import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { houseToday } from '#domain/days.ts';
import type { AdminPartnerDetailFieldsFragment } from '#graphql/adminHooks.ts';
import { Banner } from '#haven/Banner.tsx';
import { Link } from '#haven/Link.tsx';
import { SectionTabs } from '#haven/SectionTabs.tsx';
import { listingFaults } from '#domain/listing.ts';
import { partnerViewAt, readPreviewedPage } from './partnerView.ts';
import { toListing } from './useListing.ts';

interface PartnerPreviewProps {
  readonly detail: AdminPartnerDetailFieldsFragment;
  /** Whether something was typed that the preview does not show. */
  readonly isUnsaved: boolean;
  /** Where the partner is edited. */
  readonly here: string;
  /** Draws the page of this path as the draft has it. */
  readonly renderPage: (path: string) => ReactNode;
}

/** The real pages of a partner with what its draft says. */
export function PartnerPreview({ detail, isUnsaved, here, renderPage }: PartnerPreviewProps) {
  const { search } = useLocation();
  const { partner, published, draft } = detail;
  const publication = { today: houseToday(), published };
  const shown = readPreviewedPage(search, partner.pages.length);
  const path = partner.pages[shown - 1];
  if (path === undefined) {
    return <p>This partner has no page here: its card leads to its own site.</p>;
  }
  if (draft && listingFaults(toListing(draft.listing), publication).length > 0) {
    return (
      <Banner tone="warning" action={<Link href={here}>Edit</Link>}>
        Something in the draft is missing or wrong. Press Publish in the editor to see what.
      </Banner>
    );
  }
  return (
    <>
      {partner.pages.length > 1 && (
        <SectionTabs
          label={`Pages of ${partner.title}`}
          sections={partner.pages.map((page, index) => ({
            label: page,
            href: partnerViewAt(here, 'preview', index + 1),
            current: index + 1 === shown,
          }))}
        />
      )}
      <p>
        {draft
          ? 'This is the page as it will be once the draft is published. '
          : 'This is the page as people see it: there is no draft. '}
        {isUnsaved && 'It does not show unsaved changes. '}
        Its buttons send nothing.
      </p>
      {renderPage(path)}
    </>
  );
}
