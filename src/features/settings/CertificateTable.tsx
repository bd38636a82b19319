import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { certificateStatus, certificateTypes, type Certificate } from '#domain/certificate.ts';
import { formatDay } from '#domain/formatDay.ts';
import { Chip } from '#haven/data/Chip.tsx';
import { DataTable } from '#haven/data/DataTable.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { Pagination } from '#haven/data/Pagination.tsx';
import { useListParams } from './useListParams.ts';
import { CertificateActions } from './CertificateActions.tsx';
import { reminderWords } from './reminderWords.ts';

interface CertificateTableProps {
  readonly certificates: readonly Certificate[];
  /** How many there are on all pages. */
  readonly total: number;
  /** Whether another page is on its way. */
  readonly isLoading: boolean;
  readonly onDownload: (path: string, name: string) => void;
}

const chipTones = { current: 'success', expiring: 'warning', expired: 'error' } as const;

const columns: readonly DataColumn<Certificate>[] = [
  {
    name: 'Type',
    cell: ({ type, holder, issuer, number }) => (
      <>
        <Typography component="span" variant="h6" sx={{ display: 'block' }}>
          {certificateTypes[type]}
        </Typography>
        <Meta>{holder}</Meta>
        <Meta>
          {issuer}
          {number !== null && `, no. ${number}`}
        </Meta>
      </>
    ),
  },
  {
    name: 'Expires',
    fit: 'line',
    cell: ({ issuedOn, expiresOn }) => (
      <>
        {formatDay(expiresOn)}
        {issuedOn !== null && <Meta>Issued {formatDay(issuedOn)}</Meta>}
      </>
    ),
  },
  {
    name: 'Status',
    cell: ({ daysLeft }) => {
      const { tone, words } = certificateStatus(daysLeft);
      return <Chip color={chipTones[tone]} label={words} />;
    },
  },
  { name: 'Reminders', cell: (certificate) => reminderWords(certificate) },
];

/** A page of the certificates. */
export function CertificateTable({ certificates, total, isLoading, onDownload }: CertificateTableProps) {
  const { params, goTo } = useListParams();
  return (
    <div aria-busy={isLoading}>
      <DataTable
        caption="Your certificates"
        rows={certificates}
        keyOf={({ id }) => id}
        columns={columns}
        renderActions={(certificate) => (
          <CertificateActions certificate={certificate} onDownload={onDownload} />
        )}
        footer={<Pagination label="Pages of your certificates" total={total} {...params} onChange={goTo} />}
      />
    </div>
  );
}

/** A line of a cell under its first. */
function Meta({ children }: { readonly children: ReactNode }) {
  return (
    <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
      {children}
    </Typography>
  );
}
