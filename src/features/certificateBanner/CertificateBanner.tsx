import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { settingsPath } from '#domain/settingsAddress.ts';
import { useEndingCertificatesQuery } from '#graphql/hooks.ts';
import { Link } from '#haven/actions/Link.tsx';
import { useViewer } from '#session/useViewer.ts';
import { describeEndingCertificates } from './describeEndingCertificates.ts';

/** Banner that tells owners how many certificates to renew (screens 2.12); renders nothing if the query fails. */
export function CertificateBanner() {
  const { kind } = useViewer();
  const { data } = useEndingCertificatesQuery({ skip: kind !== 'owner', context: { isBackground: true } });
  const ending = data?.endingCertificates;
  if (!ending) return null;
  return (
    <Box sx={{ pt: 6 }}>
      <Alert
        severity="warning"
        action={
          <Link variant="action" href={settingsPath('certificates')}>
            Review
          </Link>
        }
      >
        {describeEndingCertificates(ending)}
      </Alert>
    </Box>
  );
}
