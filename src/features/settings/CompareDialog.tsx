import { Button } from '#haven/Button.tsx';
import { DefinitionList } from '#haven/DefinitionList.tsx';
import { Dialog } from '#haven/Dialog.tsx';
import { useSettings } from '#session/useSettings.ts';
import { compareCertificates } from './compareCertificates.ts';

/** Shows what somebody else has made of the certificate meanwhile beside what was typed, and asks which is to stand. */
export function CompareDialog() {
  const { isIn, theirs, save, send } = useSettings();
  const take = () => send({ type: 'theirs.taken' });
  const differences = theirs && save ? compareCertificates(theirs, save.answers) : [];
  return (
    <Dialog
      isOpen={isIn({ certificates: 'compared' })}
      title="Somebody changed this certificate meanwhile"
      onCancel={take}
      actions={
        <>
          <Button size="large" onClick={take}>
            Keep theirs
          </Button>
          <Button variant="outline" size="large" onClick={() => send({ type: 'own.kept' })}>
            Save mine
          </Button>
        </>
      }
    >
      <p>Nothing of theirs is overwritten unless you say so.</p>
      <DefinitionList
        items={differences.map(({ label, theirs: now, own }) => ({
          term: label,
          description: (
            <>
              Now: {now}
              <br />
              Yours: {own}
            </>
          ),
        }))}
      />
    </Dialog>
  );
}
