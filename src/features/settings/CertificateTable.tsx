import { certificateStatus, certificateTypes, type Certificate } from '#domain/certificate.ts';
import { formatDay } from '#domain/formatDay.ts';
import { Chip } from '#haven/data/Chip.tsx';
import { DataTable } from '#haven/data/DataTable.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { Pagination } from '#haven/data/Pagination.tsx';
import { useListPlace } from './useListPlace.ts';
import { CertificateActions } from './CertificateActions.tsx';
import styles from './CertificateTable.module.css';
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
        <span className={styles['type']}>{certificateTypes[type]}</span>
        <span className={styles['meta']}>{holder}</span>
        <span className={styles['meta']}>
          {issuer}
          {number !== null && `, no. ${number}`}
        </span>
      </>
    ),
  },
  {
    name: 'Expires',
    fit: 'line',
    cell: ({ issuedOn, expiresOn }) => (
      <>
        {formatDay(expiresOn)}
        {issuedOn !== null && <span className={styles['meta']}>Issued {formatDay(issuedOn)}</span>}
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
  const { place, goTo } = useListPlace();
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
        footer={<Pagination label="Pages of your certificates" total={total} {...place} onChange={goTo} />}
      />
    </div>
  );
}
