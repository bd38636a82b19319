import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '#domain/dateTime.ts';
import { marketplaceToday } from '#domain/days.ts';
import { formatDay } from '#domain/formatDay.ts';
import { isOverAnew, type Listing } from '#domain/listing.ts';
import type { AdminPartnerDetailFieldsFragment } from '#graphql/adminHooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { CardSection } from '#haven/layout/CardSection.tsx';
import { ListingChanges } from './ListingChanges.tsx';
import { toListing } from './useListing.ts';

type Edition = AdminPartnerDetailFieldsFragment['editions'][number];

interface ListingHistoryProps {
  readonly detail: AdminPartnerDetailFieldsFragment;
  /** Puts what an edition said into the fields again. */
  readonly onRestore: (listing: Listing) => void;
}

/** All that was published of a partner, the newest first, each with what it changed. */
export function ListingHistory({ detail, onRestore }: ListingHistoryProps) {
  const { published, editions, categories } = detail;
  if (editions.length === 0) {
    return <p>Nobody has published a change yet. People see the original version.</p>;
  }
  return (
    <Stack component="ol" reversed spacing={5}>
      {editions.map((edition, index) => (
        <li key={edition.number}>
          <CardSection
            title={`Version ${edition.number}${index === 0 ? ', which people see' : ''}`}
            titleVariant="h5"
            spacing={3}
          >
            <Typography color="textSecondary">{stampOf(edition)}</Typography>
            {edition.note && <p>{edition.note}</p>}
            <Changes edition={edition} earlier={editions[index + 1]} categories={categories} />
            {index > 0 && isOverAnew(edition.listing, { today: marketplaceToday(), published }) && (
              <p>Its last day, {formatDay(edition.listing.endsOn)}, is over: it needs another one.</p>
            )}
            {index > 0 && (
              <Button
                variant="outlined"
                sx={{ alignSelf: 'flex-start' }}
                onClick={() => onRestore(toListing(edition.listing))}
              >
                Edit version {edition.number} again
              </Button>
            )}
          </CardSection>
        </li>
      ))}
    </Stack>
  );
}

interface ChangesProps {
  readonly edition: Edition;
  /** Undefined of the first one. */
  readonly earlier: Edition | undefined;
  readonly categories: AdminPartnerDetailFieldsFragment['categories'];
}

function Changes({ edition, earlier, categories }: ChangesProps) {
  if (!earlier) return <p>This is the original version.</p>;
  return (
    <ListingChanges
      caption={`What version ${edition.number} changed`}
      before={toListing(earlier.listing)}
      after={toListing(edition.listing)}
      categories={categories}
      names={{ before: 'Before', after: 'After' }}
      none="It changed nothing."
    />
  );
}

function stampOf({ publishedOn, publishedBy }: Edition): string {
  if (!publishedOn) return 'Before anything was published here';
  return `Published ${formatDateTime(publishedOn)} by ${publishedBy ?? 'somebody'}`;
}
