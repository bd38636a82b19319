import { adminEntryPath } from '#domain/adminAddress.ts';
import { certificateTypes, expiryWords } from '#domain/certificate.ts';
import { formatDateTime } from '#domain/dateTime.ts';
import { formatDay } from '#domain/formatDay.ts';
import { requestStatusNames } from '#admin/requestStatus.ts';
import type { AdminCustomerQuery } from '#graphql/adminHooks.ts';
import { Link } from '#haven/actions/Link.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { EntryTable } from '#admin/EntryTable.tsx';

type Detail = AdminCustomerQuery['adminCustomer'];

const requestColumns: readonly DataColumn<Detail['openRequests']['rows'][number]>[] = [
  { name: 'Request', cell: ({ id, name }) => <Link href={adminEntryPath('requests', id)}>{name}</Link> },
  { name: 'Reference', fit: 'line', cell: ({ reference }) => reference },
  { name: 'Status', fit: 'line', cell: ({ status }) => requestStatusNames[status] },
  { name: 'Asked', fit: 'line', cell: ({ askedOn }) => formatDateTime(askedOn) },
];

const certificateColumns: readonly DataColumn<Detail['endingCertificates']['rows'][number]>[] = [
  { name: 'Certificate', cell: ({ type }) => certificateTypes[type] },
  { name: 'Holder', cell: ({ holder }) => holder },
  { name: 'Last day', fit: 'line', cell: ({ expiresOn }) => formatDay(expiresOn) },
  { name: 'Left', fit: 'line', cell: ({ daysLeft }) => expiryWords(daysLeft) },
];

export function CustomerTables({ detail }: { readonly detail: Detail }) {
  return (
    <>
      <EntryTable
        {...detail.openRequests}
        title="Open product requests"
        none="No open requests."
        keyOf={({ id }) => id}
        columns={requestColumns}
      />
      <EntryTable
        {...detail.endingCertificates}
        title="Ending certificates"
        none="No certificate ends within 30 days."
        keyOf={({ id }) => id}
        columns={certificateColumns}
      />
    </>
  );
}
