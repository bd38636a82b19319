import { rebaseSave, type CertificateConflict } from '#domain/settings.ts';
import { Button } from '#haven/actions/Button.tsx';
import { DefinitionList } from '#haven/data/DefinitionList.tsx';
import { Dialog } from '#haven/overlays/Dialog.tsx';
import { compareWithSave, compareWithSeen } from './compareCertificates.ts';
import { useSection } from './section.ts';
import { useMemberNames } from './useMemberNames.ts';

const words = {
  save: { take: 'Keep theirs', keep: 'Save mine', now: 'Now', other: 'Yours' },
  renewal: { take: 'Keep the old one', keep: 'Renew anyway', now: 'Now', other: 'When you opened it' },
} as const;

/** Shows what somebody else has made of the certificate meanwhile beside what was typed, and asks which is to stand. */
export function CompareDialog() {
  const { held, send } = useSection('certificates');
  const conflict = held('conflict');
  const nameOf = useMemberNames();
  if (!conflict) return null;
  const { take, keep, now, other } = words[conflict.save.form.kind === 'renew' ? 'renewal' : 'save'];
  return (
    <Dialog
      open
      title="Somebody else changed this certificate"
      onClose={() => send({ type: 'comparison.left' })}
      actions={
        <>
          <Button size="large" onClick={() => send({ type: 'theirs.taken' })}>
            {take}
          </Button>
          <Button
            variant="outlined"
            size="large"
            onClick={() => send({ type: 'own.kept', save: rebaseSave(conflict) })}
          >
            {keep}
          </Button>
        </>
      }
    >
      <p>We replace their changes only if you confirm.</p>
      <DefinitionList
        items={compare(conflict, nameOf).map((line) => ({
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
function compare({ theirs, save }: CertificateConflict, nameOf: (id: string) => string) {
  return save.form.kind === 'renew'
    ? compareWithSeen(theirs, save.form.certificate)
    : compareWithSave(theirs, save, nameOf);
}
