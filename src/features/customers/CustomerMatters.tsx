import type { ReactNode } from 'react';
import { adminEntryPath } from '#domain/adminAddress.ts';
import { certificateTypes, expiryWords } from '#domain/certificate.ts';
import { formatDateTime } from '#domain/dateTime.ts';
import { formatDay } from '#domain/formatDay.ts';
import { requestStatusNames } from '#admin/requestStatus.ts';
import type { AdminCustomerQuery } from '#graphql/adminHooks.ts';
import { Link } from '#haven/actions/Link.tsx';
import { DataTable } from '#haven/data/DataTable.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { EntrySection } from '#admin/EntrySection.tsx';

type Detail = AdminCustomerQuery['adminCustomer'];
type Request = Detail['openRequests']['rows'][number];
type Certificate = Detail['endingCertificates']['rows'][number];

const requestColumns: readonly DataColumn<Request>[] = [
  { name: 'Request', cell: ({ id, name }) => <Link href={adminEntryPath('requests', id)}>{name}</Link> },
  { name: 'Reference', fit: 'line', cell: ({ reference }) => reference },
  { name: 'Status', fit: 'line', cell: ({ status }) => requestStatusNames[status] },
  { name: 'Asked', fit: 'line', cell: ({ askedOn }) => formatDateTime(askedOn) },
];

const certificateColumns: readonly DataColumn<Certificate>[] = [
  { name: 'Certificate', cell: ({ type }) => certificateTypes[type] },
  { name: 'Holder', cell: ({ holder }) => holder },
  { name: 'Last day', fit: 'line', cell: ({ expiresOn }) => formatDay(expiresOn) },
  { name: 'Left', fit: 'line', cell: ({ daysLeft }) => expiryWords(daysLeft) },
];

/** What a customer waits for, and what it must see to. */
export function CustomerMatters({ detail }: { readonly detail: Detail }) {
  const { openRequests, endingCertificates } = detail;
  return (
    <>
      <Matters title="Open product requests" none="No open requests." {...openRequests}>
        <DataTable
          caption="Open product requests"
          rows={openRequests.rows}
          keyOf={({ id }) => id}
          columns={requestColumns}
        />
      </Matters>
      <Matters title="Ending certificates" none="No certificate ends within 30 days." {...endingCertificates}>
        <DataTable
          caption="Ending certificates"
          rows={endingCertificates.rows}
          keyOf={({ id }) => id}
          columns={certificateColumns}
        />
      </Matters>
    </>
  );
}

interface MattersProps {
  readonly title: string;
  /** Said where there is none. */
  readonly none: string;
  readonly total: number;
  readonly rows: readonly unknown[];
  readonly children: ReactNode;
}

function Matters({ title, none, total, rows, children }: MattersProps) {
  return (
    <EntrySection title={title} none={total === 0 && none}>
      {children}
      {total > rows.length && (
        <p>
          The first {rows.length} of {total.toLocaleString('en-US')}.
        </p>
      )}
    </EntrySection>
  );
}
