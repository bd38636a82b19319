import Typography from '@mui/material/Typography';
import { certificateFilePath, certificateFileTypes, certificateTypes } from '#domain/certificate.ts';
import { certificateFileHint, certificateLabels as labels } from '#domain/certificateForm.ts';
import { toDayAndHour } from '#domain/days.ts';
import { useCompanyClockQuery } from '#graphql/settingsHooks.ts';
import { FileField } from '#haven/fields/FileField.tsx';
import { FieldRow } from '#haven/fields/FormLayout.tsx';
import { SelectField } from '#haven/fields/SelectField.tsx';
import { TextField } from '#haven/fields/TextField.tsx';
import { useDownload } from '#session/useDownload.ts';
import { useSectionState } from './section.ts';
import type { CertificateFormState } from './useCertificateForm.ts';

const optional = ' (optional)';

const types = Object.entries(certificateTypes).map(([value, label]) => ({ value, label }));

/** Fields for type, holder, issuer, number, and dates of a certificate, and for its document. */
export function CertificateFormFields({ form, field, typed: { expiresOn, file } }: CertificateFormState) {
  const { form: about } = useSectionState('certificates');
  const { download } = useDownload();
  const { data } = useCompanyClockQuery({ context: { isBackground: true } });
  const timeZone = data && (data.company.timeZone ?? data.company.usualTimeZone);
  const kept = about.kind === 'change' ? about.certificate : null;
  const { id, error } = field('file');

  const choose = (chosen: File | null | undefined) => form.setValue('file', chosen, { shouldValidate: true });

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
      <Typography
        component="output"
        variant="body2"
        color="warning"
        sx={{ mt: -3, '&:empty': { display: 'none' } }}
      >
        {isPast(expiresOn, timeZone) && 'This certificate has already expired.'}
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

/** Whether a day (YYYY-MM-DD) is before today in the time zone; false for '', and until the time zone has loaded. */
function isPast(day: string, timeZone: string | undefined): boolean {
  return day !== '' && timeZone !== undefined && day < toDayAndHour(timeZone, new Date()).day;
}
