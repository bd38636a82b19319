import { Suspense } from 'react';
import { RegionLoading } from '#haven/feedback/Region.tsx';
import { useHeadingFocus } from '#haven/layout/useHeadingFocus.ts';
import { lazyPart } from '#session/lazyPart.ts';
import { FormColumn } from './FormColumn.tsx';
import { InvitationSent } from './InvitationSent.tsx';
import { loadAddUser } from './lazyForms.ts';
import { useSection } from './section.ts';
import { SectionHead } from './SectionHead.tsx';
import { TeamList } from './TeamList.tsx';

const AddUser = lazyPart(loadAddUser);

/** The people of the company, and the way to add one (screens 2.12). */
export function Team() {
  const { isIn } = useSection('team');
  const shown = isIn('inviting') ? 'inviting' : isIn('invited') ? 'invited' : 'listed';
  useHeadingFocus(shown, shown, 'h2');
  if (shown === 'listed') return <TeamList />;
  if (shown === 'invited') return <InvitationSent />;
  return (
    <FormColumn>
      <SectionHead title="Add user">They get an email with a link that works for 7 days.</SectionHead>
      <Suspense fallback={<RegionLoading what="the form" />}>
        <AddUser />
      </Suspense>
    </FormColumn>
  );
}
