import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { fullName } from '#domain/userInfo.ts';
import { useTeamQuery } from '#graphql/settingsHooks.ts';
import { useSettledText } from '#session/useWhenSettled.ts';
import type { Recipient } from './listRecipients.ts';

/** Most people offered at once, of the team or of a search's results. */
const mostOffered = 10;

const firstPage = { page: 1, size: limits.pageSize };

/** Active people of the team; a large team is searched by name or e-mail. */
export function useTeamSearch() {
  const [typed, type] = useState('');
  const search = useSettledText(typed);

  const all = useTeamQuery({ variables: firstPage });
  const hits = useTeamQuery({
    variables: { ...firstPage, search },
    skip: search === '',
  });
  const asked = search === '' ? all : hits;
  // Earlier results stay until the new ones come.
  const team = (asked.data ?? (asked.loading ? (asked.previousData ?? all.data) : undefined))?.team;
  const active = (team?.members ?? []).filter(({ status }) => status === 'active');
  const found = active
    .slice(0, mostOffered)
    .map((member): Recipient => ({ value: member.id, label: fullName(member) }));
  return {
    found,
    isLarge: (all.data?.team.total ?? 0) > mostOffered,
    typed,
    type,
    note: noteOf(asked.error !== undefined, active.length, search),
  };
}

/** Words for results that the list does not show. */
function noteOf(isFailed: boolean, active: number, search: string): string {
  if (isFailed) return "We couldn't search your team. The people you chose stay chosen.";
  if (active > mostOffered) {
    return `The first ${mostOffered} are shown. Type more of a name or email to find others.`;
  }
  return active === 0 && search !== '' ? 'No active person has that in their name or email.' : '';
}
