import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { marketplaceToday } from '#domain/days.ts';
import { findListingFaults, type Listing } from '#domain/listing.ts';
import { findAmountConflicts } from './listingAmounts.ts';
import type { AdminPartnerDetailFieldsFragment } from '#graphql/adminHooks.ts';
import { formatCount } from '#haven/data/quantities.ts';
import { ErrorSummary } from '#haven/fields/ErrorSummary.tsx';
import type { Publishing } from './usePublishing.ts';
import styles from './Listing.module.css';
import { ListingChanges } from './ListingChanges.tsx';
import { OfferFields } from './OfferFields.tsx';
import { PageFields } from './PageFields.tsx';
import { controlIdOf, editedEntry, editedProperty, type EditedPart } from './partFields.ts';
import { PublishingActions } from './PublishingActions.tsx';
import { PublishingFailure } from './PublishingFailure.tsx';

interface ListingEditorProps {
  readonly detail: AdminPartnerDetailFieldsFragment;
  readonly publishing: Publishing<Listing>;
  /** Whether the editor shows errors from the start, as for a restored version. */
  readonly isChecked: boolean;
}

/** Editor of a partner's offer and pages, with the errors that prevent publishing. */
export function ListingEditor({ detail, publishing, isChecked }: ListingEditorProps) {
  const { partner, waiting, published, categories } = detail;
  const { content, saved } = publishing;
  const [failedTries, setFailedTries] = useState(isChecked ? 1 : 0);
  const findFaults = () => findListingFaults(content, { today: marketplaceToday(), published });
  const faults = failedTries > 0 ? findFaults() : [];
  const listing: EditedPart<Listing> = { value: content, path: '', faults, onChange: publishing.type };
  const pages = editedProperty(listing, 'pages');
  const conflicts = findAmountConflicts(content).map(
    ({ onCard, onPage, page }) => `The card says “${onCard}”, but ${partner.pages[page]} says “${onPage}”.`,
  );
  const runsAgain = partner.hasEnded && content.endsOn !== published.endsOn;

  function check(): boolean {
    const isFit = findFaults().length === 0;
    setFailedTries(isFit ? 0 : failedTries + 1);
    return isFit;
  }

  return (
    <Stack spacing={5} className={styles['editor']} sx={{ maxWidth: 800 }}>
      <ErrorSummary
        submission={failedTries}
        errors={faults.map(({ path, message }) => ({ message, fieldId: controlIdOf(path) }))}
      />
      <OfferFields listing={listing} categories={categories} conflict={conflicts.join(' ')} />
      {content.pages.map((page, index) => (
        <PageFields
          key={partner.pages[index]}
          page={editedEntry(pages, index, page)}
          title={`What ${partner.pages[index]} says`}
        />
      ))}
      <PublishingFailure publishing={publishing}>
        <ListingChanges
          caption="Both sides"
          before={saved}
          after={content}
          categories={categories}
          names={{ before: 'Theirs', after: 'Yours' }}
          none="Both are the same."
        />
      </PublishingFailure>
      <PublishingActions
        publishing={publishing}
        what={partner.title}
        consequence={[
          ...conflicts,
          describeAudience(partner.customers),
          ...(runsAgain ? [describeWaiting(waiting)] : []),
        ].join(' ')}
        check={check}
      />
    </Stack>
  );
}

function describeAudience(customers: number): string {
  if (customers === 0) return 'No company has this partner yet. Companies that get it see what you publish.';
  const who = customers === 1 ? 'The company' : `The ${formatCount(customers)} companies`;
  return `${who} that ${customers === 1 ? 'has' : 'have'} this partner will see it at once.`;
}

function describeWaiting(people: number): string {
  if (people === 0) return 'This brings the offer back. Nobody is waiting for it.';
  const who = people === 1 ? '1 person who is' : `${formatCount(people)} people who are`;
  return `This brings the offer back. We email the ${who} waiting for it.`;
}
