import { useApolloClient } from '@apollo/client/react';
import { rebaseCertificateSave } from '#domain/settings.ts';
import { fullName } from '#domain/userInfo.ts';
import { MemberFragmentDoc } from '#graphql/settingsHooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { DefinitionList } from '#haven/data/DefinitionList.tsx';
import { Dialog } from '#haven/overlays/Dialog.tsx';
import { compareWithSave, compareWithSeen } from './compareCertificates.ts';
import { useSectionState } from './section.ts';

/** Dialog that compares the typed certificate with the version that somebody else saved, and asks which to keep. */
export function CompareCertificatesDialog() {
  const { held, send } = useSectionState('certificates');
  const { cache } = useApolloClient();
  const conflict = held('conflict');
  if (!conflict) return null;

  function nameMember(id: string): string {
    const fragment = { fragment: MemberFragmentDoc, fragmentName: 'Member', id: `TeamMember:${id}` };
    const member = cache.readFragment(fragment);
    return member ? fullName(member) : 'Somebody on your team';
  }

  const { theirs, save } = conflict;
  const isRenewal = save.form.kind === 'renew';
  const otherLabel = isRenewal ? 'When you opened it' : 'Yours';
  // A renewal replaces the old certificate, so only changes of the old certificate matter.
  const differences =
    save.form.kind === 'renew'
      ? compareWithSeen(theirs, save.form.certificate)
      : compareWithSave(theirs, save, nameMember);
  return (
    <Dialog
      open
      title="Somebody else changed this certificate"
      onClose={() => send({ type: 'comparison.left' })}
      actions={
        <>
          <Button size="large" onClick={() => send({ type: 'theirs.taken' })}>
            {isRenewal ? 'Keep the old one' : 'Keep theirs'}
          </Button>
          <Button
            variant="outlined"
            size="large"
            onClick={() => send({ type: 'own.kept', save: rebaseCertificateSave(conflict) })}
          >
            {isRenewal ? 'Renew anyway' : 'Save mine'}
          </Button>
        </>
      }
    >
      <p>We replace their changes only if you confirm.</p>
      <DefinitionList
        items={differences.map(({ label, now, other }) => ({
          term: label,
          description: (
            <>
              Now: {now}
              <br />
              {otherLabel}: {other}
            </>
          ),
        }))}
      />
    </Dialog>
  );
}
