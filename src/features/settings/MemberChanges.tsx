import type { ReactNode } from 'react';
import { isMemberChange } from '#domain/settings.ts';
import type { TeamMember } from '#domain/team.ts';
import { fullName } from '#domain/userInfo.ts';
import { useSection } from './section.ts';
import { useRowChange } from './useRowChange.ts';
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
  const { done } = useSection('team');
  const change = useRowChange()?.change;
  const wanted = change && isMemberChange(change) ? change : null;
  const made = done && isMemberChange(done) ? done : null;
  const changed = members.find(({ id }) => id === made?.member.id);
  return (
    <>
      <DoneNotice>{made && memberChanged(made, changed ?? made.member)}</DoneNotice>
      {children}
      <ChangeDialog words={wanted && memberWords(wanted)} />
      <LinkDialog name={wanted ? fullName(wanted.member) : ''} />
    </>
  );
}
