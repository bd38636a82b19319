import Typography from '@mui/material/Typography';
import { brand } from '#domain/brand.ts';
import { failureLines } from '#domain/failureWords.ts';
import { Button } from '#haven/actions/Button.tsx';
import { FieldError } from '#haven/fields/FieldFrame.tsx';
import { FormActions } from '#haven/fields/FormLayout.tsx';
import { useDownload } from '#session/useDownload.ts';

/** Button that downloads all data that we store about the person, without secrets, as JSON. */
export function PersonalDataExport() {
  const { download, failure } = useDownload();
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        A file (JSON) of everything we keep about you, without secrets.
      </Typography>
      <div role="alert">
        {failure && <FieldError id="export-error">{failureLines(failure).join(' ')}</FieldError>}
      </div>
      <FormActions>
        <Button
          color="tonal"
          size="large"
          onClick={() => download('/api/app/account/export', `${brand.slug}-my-data.json`)}
        >
          Download my data
        </Button>
      </FormActions>
    </>
  );
}
