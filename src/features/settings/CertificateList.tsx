import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  certificateFilePath,
  certificateStatus,
  certificateTypes,
  type Certificate,
} from '#domain/certificate.ts';
import { failureLines } from '#domain/failureWords.ts';
import { formatDay } from '#domain/formatDay.ts';
import { isMemberChange, type CertificateChange } from '#domain/settings.ts';
import { useCertificatesQuery } from '#graphql/settingsHooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { ActionMenu } from '#haven/data/ActionMenu.tsx';
import { Chip } from '#haven/data/Chip.tsx';
import { DataTable } from '#haven/data/DataTable.tsx';
import { Pagination } from '#haven/data/Pagination.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { Icon } from '#haven/drawing/Icon.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { toRegionProps, shownData } from '#session/queryState.ts';
import { useDownload } from '#session/useDownload.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import {
  deletedNotice,
  describeCertificateChange,
  formatCertificateName,
} from './describeCertificateChange.ts';
import { describeReminders } from './describeReminders.ts';
import { DoneNotice } from './DoneNotice.tsx';
import { loadCertificateForm, preloadOnHover } from './lazyForms.ts';
import { ListRegion, useListParams } from './ListRegion.tsx';
import { useRowChangeState, useSectionState } from './section.ts';
import { SectionHead } from './SectionHead.tsx';

const chipColors = { current: 'success', expiring: 'warning', expired: 'error' } as const;

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
      return <Chip color={chipColors[tone]} label={words} />;
    },
  },
  { name: 'Reminders', cell: describeReminders },
];

const savedNotices = {
  add: 'The certificate is added.',
  change: 'The certificate is changed.',
  renew: 'The certificate is renewed. We archived the old one.',
  savedWithoutFile: null,
} as const;

/** List of the company's certificates, earliest end first, with actions, and their dialogs and notices. */
export function CertificateList() {
  const { done, send } = useSectionState('certificates');
  const { params, goTo } = useListParams();
  const { download, failure } = useDownload();
  const query = useCertificatesQuery({ variables: { page: params.page, size: params.pageSize } });
  const change = useRowChangeState()?.change;
  const asked = change && !isMemberChange(change) ? change : null;

  function describeDone(certificates: readonly Certificate[]): string | null {
    if (typeof done === 'string') return savedNotices[done];
    if (!done || isMemberChange(done)) return null;
    const certificate = certificates.find(({ id }) => id === done.certificate.id);
    return certificate ? describeCertificateChange({ ...done, certificate }).made : deletedNotice;
  }

  return (
    <>
      <SectionHead
        title="Certificates"
        action={
          <Button
            size="large"
            {...preloadOnHover(loadCertificateForm)}
            onClick={() => send({ type: 'certificate.opened', form: { kind: 'add' } })}
          >
            <Icon name="plus" />
            Add certificate
          </Button>
        }
      >
        We email the people you choose before a certificate expires.
      </SectionHead>
      <ListRegion what="your certificates" data={shownData(query)?.certificates} {...toRegionProps(query)}>
        {({ certificates, total }) => (
          <>
            <DoneNotice>{describeDone(certificates)}</DoneNotice>
            <Box role="alert" sx={{ '&:not(:empty)': { mb: 4 } }}>
              {failure && (
                <Alert severity="error">
                  We couldn&apos;t fetch the file. {failureLines(failure).join(' ')}
                </Alert>
              )}
            </Box>
            {total === 0 ? (
              <Card>
                <Typography component="p" variant="h5">
                  No certificates yet
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  Add certificates and we&apos;ll remind you before they expire.
                </Typography>
              </Card>
            ) : (
              <div aria-busy={query.loading}>
                <DataTable
                  caption="Your certificates"
                  rows={certificates}
                  keyOf={({ id }) => id}
                  columns={columns}
                  renderActions={(certificate) => (
                    <CertificateActions certificate={certificate} onDownload={download} />
                  )}
                  footer={
                    <Pagination
                      label="Pages of your certificates"
                      total={total}
                      {...params}
                      onChange={goTo}
                    />
                  }
                />
              </div>
            )}
            <ChangeDialog texts={asked && describeCertificateChange(asked)} />
          </>
        )}
      </ListRegion>
    </>
  );
}

/** Line of a table cell in smaller type, below the main line. */
function Meta({ children }: { readonly children: ReactNode }) {
  return (
    <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
      {children}
    </Typography>
  );
}

interface CertificateActionsProps {
  readonly certificate: Certificate;
  readonly onDownload: (path: string, name: string) => void;
}

function CertificateActions({ certificate, onDownload }: CertificateActionsProps) {
  const { send } = useSectionState('certificates');
  const { id, file, daysLeft, snoozedUntil, remindersStopped, remindDays } = certificate;
  const name = formatCertificateName(certificate);
  const request = (kind: CertificateChange['kind']) => () =>
    send({ type: 'change.wanted', change: { certificate, kind } });
  // The server sends no reminders after the certificate's last day.
  const hasReminders = remindDays.length > 0 && daysLeft >= 0;
  const isOff = remindersStopped || snoozedUntil !== null;

  return (
    <>
      <Link
        variant="action"
        {...preloadOnHover(loadCertificateForm)}
        onClick={() => send({ type: 'certificate.opened', form: { kind: 'renew', certificate } })}
      >
        Renew<VisuallyHidden> {name}</VisuallyHidden>
      </Link>
      <ActionMenu label={`Actions for ${name}`}>
        <MenuItem onClick={() => send({ type: 'certificate.opened', form: { kind: 'change', certificate } })}>
          Change
        </MenuItem>
        {file && (
          <MenuItem onClick={() => onDownload(certificateFilePath(id), file.name)}>Download file</MenuItem>
        )}
        {hasReminders && !isOff && <MenuItem onClick={request('snooze')}>Snooze 7 days</MenuItem>}
        {hasReminders && !isOff && <MenuItem onClick={request('stop')}>Stop reminders</MenuItem>}
        {hasReminders && isOff && <MenuItem onClick={request('resume')}>Resume reminders</MenuItem>}
        <MenuItem sx={{ color: 'error.main' }} onClick={request('delete')}>
          Delete
        </MenuItem>
      </ActionMenu>
    </>
  );
}
