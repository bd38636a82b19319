import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { failureWords } from '#domain/failureWords.ts';
import { useCertificatesQuery } from '#graphql/settingsHooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Icon } from '#haven/drawing/Icon.tsx';
import { regionProps, shownData } from '#session/queryState.ts';
import { useDownload } from '#session/useDownload.ts';
import { useSection } from './section.ts';
import { useListParams } from './useListParams.ts';
import { CertificateChanges } from './CertificateChanges.tsx';
import { CertificateTable } from './CertificateTable.tsx';
import { fetchingAhead, loadCertificateForm } from './lazyForms.ts';
import { ListRegion } from './ListRegion.tsx';
import { SectionHead } from './SectionHead.tsx';

/** The list of the certificates, what ends first before the others. */
export function CertificateList() {
  const { send } = useSection('certificates');
  const { params } = useListParams();
  const { download, failure } = useDownload();
  const asked = useCertificatesQuery({
    variables: { page: params.page, size: params.pageSize },
    notifyOnNetworkStatusChange: true,
  });
  const certificates = shownData(asked)?.certificates;

  return (
    <>
      <SectionHead
        title="Certificates"
        action={
          <Button
            size="large"
            {...fetchingAhead(loadCertificateForm)}
            onClick={() => send({ type: 'certificate.opened', form: { kind: 'add' } })}
          >
            <Icon name="plus" />
            Add certificate
          </Button>
        }
      >
        We email the people you choose before a certificate expires.
      </SectionHead>
      <ListRegion what="your certificates" data={certificates} {...regionProps(asked)}>
        {({ certificates: listed, total }) => (
          <CertificateChanges certificates={listed}>
            <Box role="alert" sx={{ '&:not(:empty)': { mb: 4 } }}>
              {failure && (
                <Alert severity="error">
                  We couldn&apos;t fetch the file. {failureWords(failure).join(' ')}
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
              <CertificateTable
                certificates={listed}
                total={total}
                isLoading={asked.loading}
                onDownload={download}
              />
            )}
          </CertificateChanges>
        )}
      </ListRegion>
    </>
  );
}
