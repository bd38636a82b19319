import type { ReactNode } from 'react';
import { isMemberChange } from '#domain/settings.ts';
import type { TeamMember } from '#domain/team.ts';
import { fullName } from '#domain/userInfo.ts';
import { useSettings } from '#session/useSettings.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { DoneNotice } from './DoneNotice.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { memberChanged, memberWords } from './memberWords.ts';

interface MemberChangesProps {
  readonly members: readonly TeamMember[];
  /** The list. */
  readonly children: ReactNode;
}

/** What is asked and told around the list of members when one of them is changed. */
export function MemberChanges({ members, children }: MemberChangesProps) {
  const { change, done } = useSettings();
  const memberOf = (id: string) => members.find((member) => member.id === id);
  const wanted = change && isMemberChange(change) ? change : null;
  const changing = wanted && memberOf(wanted.id);
  const made = done !== null && typeof done === 'object' && isMemberChange(done) ? done : null;
  const changed = made && memberOf(made.id);
  return (
    <>
      <DoneNotice>{made && changed ? memberChanged(made, changed) : null}</DoneNotice>
      {children}
      <ChangeDialog words={wanted && changing ? memberWords(wanted, changing) : null} />
      <LinkDialog name={changing ? fullName(changing) : ''} />
    </>
  );
}
