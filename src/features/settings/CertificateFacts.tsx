import Typography from '@mui/material/Typography';
import { certificateFilePath, certificateFileTypes, certificateTypes } from '#domain/certificate.ts';
import { certificateFileHint, certificateLabels as labels } from '#domain/certificateForm.ts';
import { clockIn } from '#domain/days.ts';
import { useCompanyClockQuery } from '#graphql/settingsHooks.ts';
import { FileField } from '#haven/fields/FileField.tsx';
import { FieldRow } from '#haven/fields/FormLayout.tsx';
import { SelectField } from '#haven/fields/SelectField.tsx';
import { TextField } from '#haven/fields/TextField.tsx';
import { useDownload } from '#session/useDownload.ts';
import { useSection } from './section.ts';
import type { CertificateFormOf } from './useCertificateForm.ts';

const optional = ' (optional)';

const types = Object.entries(certificateTypes).map(([value, label]) => ({ value, label }));

/** What a certificate is, and its document. */
export function CertificateFacts({ form, field, typed: { expiresOn, file } }: CertificateFormOf) {
  const { form: about } = useSection('certificates');
  const { download } = useDownload();
  const { data } = useCompanyClockQuery({ context: { isBackground: true } });
  const zone = data && (data.company.timeZone ?? data.company.usualTimeZone);
  const kept = about.kind === 'change' ? about.certificate : null;
  const { id, error } = field('file');

  function choose(chosen: File | null | undefined): void {
    form.setValue('file', chosen);
    void form.trigger('file');
  }

  return (
    <>
      <SelectField label={labels.type} options={types} aria-required {...field('type')} />
      <TextField
        label={labels.holder}
        hint="Your company, or the person who holds it"
        autoComplete="off"
        aria-required
        {...field('holder')}
      />
      <TextField label={labels.issuer} autoComplete="off" aria-required {...field('issuer')} />
      <TextField label={labels.number + optional} autoComplete="off" {...field('number')} />
      <FieldRow>
        <TextField label={labels.issuedOn + optional} type="date" {...field('issuedOn')} />
        <TextField label={labels.expiresOn} type="date" aria-required {...field('expiresOn')} />
      </FieldRow>
      {/* Close under the days that it is about. */}
      <Typography
        component="output"
        variant="body2"
        color="warning"
        sx={{ mt: -3, '&:empty': { display: 'none' } }}
      >
        {isPast(expiresOn, zone) && 'This certificate has already expired.'}
      </Typography>
      <FileField
        id={id}
        label={labels.file + optional}
        hint={certificateFileHint}
        error={error}
        accept={Object.keys(certificateFileTypes).join()}
        value={file ?? null}
        kept={
          kept?.file && file !== null
            ? { ...kept.file, open: () => download(certificateFilePath(kept.id), kept.file?.name ?? '') }
            : undefined
        }
        onChange={(chosen) => choose(chosen ?? undefined)}
        onRemoveKept={() => choose(null)}
      />
    </>
  );
}

/** Whether a day has gone by the clocks of this time zone; nothing is said while it is not known. */
function isPast(day: string, zone: string | undefined): boolean {
  return day !== '' && zone !== undefined && day < clockIn(zone, new Date()).day;
}
