import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { certificateLabels } from '#domain/certificateForm.ts';
import { limits } from '#domain/limits.ts';
import { fullName } from '#domain/userInfo.ts';
import { useTeamQuery } from '#graphql/settingsHooks.ts';
import { CheckboxGroup } from '#haven/fields/Checkbox.tsx';
import { SearchField } from '#haven/fields/SearchField.tsx';
import { useViewer } from '#session/useViewer.ts';
import { useDebouncedText } from '#session/useDebouncedWrite.ts';
import { joinRecipientOptions, type RecipientOption } from './joinRecipientOptions.ts';
import { useSectionState } from './section.ts';
import type { CertificateFormState } from './useCertificateForm.ts';

/** Field for the recipients of reminders: active people of the team, and current recipients even if inactive. */
export function RecipientsField({ field }: CertificateFormState) {
  const { form: about } = useSectionState('certificates');
  const { userInfo } = useViewer();
  const { found, isLarge, typed, type, note } = useTeamSearch();
  const searchId = useId();
  const [ticked, setTicked] = useState<readonly RecipientOption[]>([]);
  const self = userInfo && { value: String(userInfo.userId), label: `${fullName(userInfo)} (you)` };
  const chosen = about.kind === 'add' ? [] : about.certificate.recipients;
  const choices = joinRecipientOptions(
    [
      ...(self ? [self] : []),
      ...chosen.map(({ id, name, isActive }) => ({
        value: id,
        label: isActive ? name : `${name} (not active)`,
      })),
    ],
    ticked,
    found,
  );
  const { onChange, ...recipients } = field('recipientIds');
  return (
    <CheckboxGroup
      legend={certificateLabels.recipientIds}
      hint={
        chosen.every(({ isActive }) => isActive)
          ? undefined
          : 'People who are not active get no reminders. If nobody you chose is active, the owners get them.'
      }
      choices={choices}
      {...recipients}
      onChange={(event) => {
        // Chosen people stay among the choices even if the next search does not find them.
        const { value } = event.currentTarget;
        setTicked((before) => [...before, ...choices.filter((each) => each.value === value)]);
        void onChange(event);
      }}
    >
      <Box sx={{ my: isLarge ? 2 : 0 }}>
        {isLarge && (
          <SearchField
            id={searchId}
            label="Find people on your team"
            maxLength={limits.searchLength}
            value={typed}
            onValueChange={type}
          />
        )}
        <Typography component="output" variant="body2" color="textSecondary" sx={{ display: 'block', mt: 1 }}>
          {note}
        </Typography>
      </Box>
    </CheckboxGroup>
  );
}

/** Maximum number of found people shown as choices. */
const mostOffered = 10;

const firstPage = { page: 1, size: limits.pageSize };

/** Loads active people from the first page of the team, or of a search by name or email. */
function useTeamSearch() {
  const [typed, type] = useState('');
  const search = useDebouncedText(typed);
  const all = useTeamQuery({ variables: firstPage });
  const hits = useTeamQuery({ variables: { ...firstPage, search }, skip: search === '' });
  const query = search === '' ? all : hits;
  // Results of the previous search stay until the next results arrive.
  const team = (query.data ?? (query.loading ? (query.previousData ?? all.data) : undefined))?.team;
  const active = (team?.members ?? []).filter(({ status }) => status === 'active');

  function describeResults(): string {
    if (query.error) return "We couldn't search your team. The people you chose stay chosen.";
    if (active.length > mostOffered)
      return `The first ${mostOffered} are shown. Type more of a name or email to find others.`;
    return active.length === 0 && search !== '' ? 'No active person has that in their name or email.' : '';
  }

  return {
    found: active
      .slice(0, mostOffered)
      .map((member): RecipientOption => ({ value: member.id, label: fullName(member) })),
    isLarge: (all.data?.team.total ?? 0) > mostOffered,
    typed,
    type,
    note: describeResults(),
  };
}
