import type { ReactNode } from 'react';
import type { Certificate } from '#domain/certificate.ts';
import { isMemberChange } from '#domain/settings.ts';
import { useSection } from './section.ts';
import { useRowChange } from './useRowChange.ts';
import { certificateChanged, certificateWords } from './certificateWords.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { DoneNotice } from './DoneNotice.tsx';

interface CertificateChangesProps {
  readonly certificates: readonly Certificate[];
  /** The list. */
  readonly children: ReactNode;
}

/** What is asked and told around the list of certificates when one of them is changed. */
export function CertificateChanges({ certificates, children }: CertificateChangesProps) {
  const { done } = useSection('certificates');
  const change = useRowChange()?.change;
  const wanted = change && !isMemberChange(change) ? change : null;
  const made = done !== null && typeof done === 'object' && !isMemberChange(done) ? done : null;
  const changed = certificates.find(({ id }) => id === made?.certificate.id);
  const told = made && certificateChanged(made, changed);
  const words = done === 'add' || done === 'change' || done === 'renew' ? savedWords[done] : told;
  return (
    <>
      <DoneNotice>{words}</DoneNotice>
      {children}
      <ChangeDialog words={wanted && certificateWords(wanted)} />
    </>
  );
}

const savedWords = {
  add: 'The certificate is added.',
  change: 'The certificate is changed.',
  renew: 'The certificate is renewed. We archived the old one.',
} as const;
