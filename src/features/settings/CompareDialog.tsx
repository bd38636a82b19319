import type { Certificate } from '#domain/certificate.ts';
import type { CertificateSave } from '#domain/settings.ts';
import { Button } from '#haven/Button.tsx';
import { DefinitionList } from '#haven/DefinitionList.tsx';
import { Dialog } from '#haven/Dialog.tsx';
import { useFlow } from '#session/useFlow.ts';
import { compareWithSave, compareWithSeen } from './compareCertificates.ts';
import { useMemberNames } from './useMemberNames.ts';

const words = {
  save: { take: 'Keep theirs', keep: 'Save mine', now: 'Now', other: 'Yours' },
  renewal: { take: 'Keep the old one', keep: 'Renew anyway', now: 'Now', other: 'When you opened it' },
} as const;

/** Shows what somebody else has made of the certificate meanwhile beside what was typed, and asks which is to stand. */
export function CompareDialog() {
  const { isIn, theirs, save, send } = useFlow('settings');
  const nameOf = useMemberNames();
  const { take, keep, now, other } = words[save?.form.kind === 'renew' ? 'renewal' : 'save'];
  return (
    <Dialog
      isOpen={isIn({ certificates: 'compared' })}
      title="Somebody else changed this certificate"
      onCancel={() => send({ type: 'comparison.left' })}
      actions={
        <>
          <Button size="large" onClick={() => send({ type: 'theirs.taken' })}>
            {take}
          </Button>
          <Button variant="outline" size="large" onClick={() => send({ type: 'own.kept' })}>
            {keep}
          </Button>
        </>
      }
    >
      <p>We replace their changes only if you confirm.</p>
      <DefinitionList
        items={compare(theirs, save, nameOf).map((line) => ({
          term: line.label,
          description: (
            <>
              {now}: {line.now}
              <br />
              {other}: {line.other}
            </>
          ),
        }))}
      />
    </Dialog>
  );
}

/** Another certificate is to take the place of one that is renewed, so that is compared with what it was. */
function compare(theirs: Certificate | null, save: CertificateSave | null, nameOf: (id: string) => string) {
  if (!theirs || !save) return [];
  return save.form.kind === 'renew'
    ? compareWithSeen(theirs, save.form.certificate)
    : compareWithSave(theirs, save, nameOf);
}
