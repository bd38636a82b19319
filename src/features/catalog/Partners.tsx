import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { formatDate } from '#domain/dates.ts';
import { formatOfferLastDay } from '#domain/lastDay.ts';
import { useAdminPartnersQuery, type AdminPartnerFieldsFragment } from '#graphql/adminHooks.ts';
import { AdminList } from '#admin/AdminList.tsx';
import { Chip } from '#haven/data/Chip.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { AdminSection } from '#admin/AdminSection.tsx';
import { EntryLink } from '#admin/EntryLink.tsx';
import { useAdminList, useListQueryOptions } from '#admin/useAdminList.ts';
import { formatCount } from '#haven/data/quantities.ts';
import { PartnerDetail, type RenderPreview } from './PartnerDetail.tsx';
import { partnersShape, toPartnerVariables } from './partnerList.ts';
import { UnfoundSearches } from './UnfoundSearches.tsx';

/** Section of the partners: the list, or the editor of one partner (admin, P0-6). */
export function Partners(props: { readonly renderPreview: RenderPreview }) {
  return (
    <AdminSection list={partnersShape} renderEntry={(id) => <PartnerDetail key={id} id={id} {...props} />}>
      <PartnerList />
    </AdminSection>
  );
}

const columns: readonly DataColumn<AdminPartnerFieldsFragment>[] = [
  {
    name: 'Partner',
    order: 'title',
    cell: ({ id, title }) => (
      <EntryLink list={partnersShape} id={id}>
        {title}
      </EntryLink>
    ),
  },
  { name: 'Category', fit: 'words', cell: ({ category }) => category.name },
  { name: 'Offer', cell: ({ value }) => value },
  {
    name: 'Customers',
    fit: 'line',
    order: 'customers',
    descendsFirst: true,
    directions: ['fewest first', 'most first'],
    cell: ({ customers }) => formatCount(customers),
  },
  { name: 'Checked', fit: 'line', cell: ({ checkedOn }) => formatDate(checkedOn) },
  { name: 'Ends', fit: 'line', cell: ({ endsOn }) => (endsOn ? formatOfferLastDay(endsOn) : 'No end date') },
  {
    name: 'State',
    fit: 'words',
    cell: ({ isDrafted, hasEnded }) => (
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
        {hasEnded && <Chip color="neutral" icon="clock" label="Ended" />}
        {isDrafted && <Chip color="warning" icon="document" label="Draft" />}
        {!hasEnded && !isDrafted && <Chip color="success" label="Published" />}
      </Stack>
    ),
  },
];

function PartnerList() {
  const answer = useAdminPartnersQuery(useListQueryOptions(partnersShape, toPartnerVariables));
  const { list, params } = useAdminList(partnersShape, answer, ({ adminPartners }) => adminPartners);
  const word = params.filters['word']?.[0];
  return (
    <AdminList
      list={list}
      title="Partners"
      lead="The partners, their offers and their pages. People see published versions, never drafts."
      what="partners"
      none="There are no partners."
      searchLabel="Search by name"
      filters={[{ name: 'drafts', label: 'Drafts', options: [{ value: 'open', label: 'With a draft' }] }]}
      notice={
        word !== undefined && (
          <Alert severity="info">Choose a partner. Its search words then get “{word}”.</Alert>
        )
      }
      columns={columns}
    >
      <UnfoundSearches />
    </AdminList>
  );
}
