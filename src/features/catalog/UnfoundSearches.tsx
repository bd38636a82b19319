import Card from '@mui/material/Card';
import { adminListPath } from '#domain/adminList.ts';
import { formatDay } from '#domain/formatDay.ts';
import { unfoundSearchLimits } from '#domain/unfoundSearch.ts';
import { useUnfoundSearchesQuery, type UnfoundSearchesQuery } from '#graphql/adminHooks.ts';
import { Link } from '#haven/actions/Link.tsx';
import { DataTable } from '#haven/data/DataTable.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { Region } from '#haven/feedback/Region.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { keptData, toRegionProps } from '#session/queryState.ts';
import { EntrySection } from '#admin/EntrySection.tsx';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';
import { formatCount } from '#haven/data/quantities.ts';
import { partnersShape } from './partnerList.ts';

const columns: readonly DataColumn<UnfoundSearchesQuery['unfoundSearches'][number]>[] = [
  { name: 'Search', cell: ({ text }) => text },
  { name: 'Times', fit: 'line', cell: ({ times }) => formatCount(times) },
  { name: 'Last', fit: 'line', cell: ({ lastOn }) => formatDay(lastOn) },
  { name: 'Finds now', fit: 'words', cell: ({ finds }) => finds ?? 'No result' },
  {
    name: 'Search words',
    fit: 'words',
    cell: ({ text, finds }) =>
      finds === null ? (
        <Link href={adminListPath(partnersShape, { filters: { word: [text] } })}>
          Add to a partner<VisuallyHidden>: {text}</VisuallyHidden>
        </Link>
      ) : (
        'Not needed'
      ),
  },
];

/** Table of searches that found no partner, with links that add the text to a partner's search words (decision 37). */
export function UnfoundSearches() {
  const query = useUnfoundSearchesQuery(adminQueryOptions);
  return (
    <EntrySection title="Searches without a result">
      <p>
        What at least {unfoundSearchLimits.people} people searched for in the last {unfoundSearchLimits.days}{' '}
        days and did not find. We do not keep who they are.
      </p>
      <Region what="the searches" data={keptData(query)?.unfoundSearches} {...toRegionProps(query)}>
        {(searches) =>
          searches.length === 0 ? (
            <Card>
              <p>There are none.</p>
            </Card>
          ) : (
            <DataTable
              caption="Searches without a result"
              rows={searches}
              keyOf={({ text }) => text}
              columns={columns}
            />
          )
        }
      </Region>
    </EntrySection>
  );
}
