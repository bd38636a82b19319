import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '#domain/dateTime.ts';
import { marketplaceToday } from '#domain/days.ts';
import { formatDay } from '#domain/formatDay.ts';
import { hasNewLastDayInPast, type Listing } from '#domain/listing.ts';
import type { AdminPartnerDetailFieldsFragment } from '#graphql/adminHooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { CardSection } from '#haven/layout/CardSection.tsx';
import { ListingChanges } from './ListingChanges.tsx';
import { stripTypename } from './useListingDraft.ts';

interface ListingHistoryProps {
  readonly detail: AdminPartnerDetailFieldsFragment;
  /** Copies the listing of a version into the editor. */
  readonly onRestore: (listing: Listing) => void;
}

/** Published versions of a partner's listing, newest first, each with the differences from the version before. */
export function ListingHistory({ detail, onRestore }: ListingHistoryProps) {
  const { published, editions, categories } = detail;
  if (editions.length === 0) {
    return <p>Nobody has published a change yet. People see the original version.</p>;
  }
  return (
    <Stack component="ol" reversed spacing={5}>
      {editions.map(({ number, note, listing, publishedOn, publishedBy }, index) => {
        const earlier = editions[index + 1];
        return (
          <li key={number}>
            <CardSection
              title={`Version ${number}${index === 0 ? ', which people see' : ''}`}
              titleVariant="h5"
              spacing={3}
            >
              <Typography color="textSecondary">
                {publishedOn
                  ? `Published ${formatDateTime(publishedOn)} by ${publishedBy ?? 'somebody'}`
                  : 'Before anything was published here'}
              </Typography>
              {note && <p>{note}</p>}
              {earlier ? (
                <ListingChanges
                  caption={`What version ${number} changed`}
                  before={earlier.listing}
                  after={listing}
                  categories={categories}
                  names={{ before: 'Before', after: 'After' }}
                  none="It changed nothing."
                />
              ) : (
                <p>This is the original version.</p>
              )}
              {index > 0 && hasNewLastDayInPast(listing, { today: marketplaceToday(), published }) && (
                <p>Its last day, {formatDay(listing.endsOn)}, is over: it needs another one.</p>
              )}
              {index > 0 && (
                <Button
                  variant="outlined"
                  sx={{ alignSelf: 'flex-start' }}
                  onClick={() => onRestore(stripTypename(listing))}
                >
                  Edit version {number} again
                </Button>
              )}
            </CardSection>
          </li>
        );
      })}
    </Stack>
  );
}
