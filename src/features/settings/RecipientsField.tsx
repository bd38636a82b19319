import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { certificateLabels } from '#domain/certificateForm.ts';
import { limits } from '#domain/limits.ts';
import { fullName } from '#domain/userInfo.ts';
import { CheckboxGroup } from '#haven/fields/Checkbox.tsx';
import { SearchField } from '#haven/fields/SearchField.tsx';
import { useViewer } from '#session/useViewer.ts';
import { listRecipients, type Recipient } from './listRecipients.ts';
import { useSection } from './section.ts';
import type { CertificateFormOf } from './useCertificateForm.ts';
import { useTeamSearch } from './useTeamSearch.ts';

const hintOnInactive =
  'People who are not active get no reminders. If nobody you chose is active, the owners get them.';

/** Who is reminded: people of the team who can log in, and whoever was chosen before, also where they no longer can. */
export function RecipientsField({ field }: CertificateFormOf) {
  const { form: about } = useSection('certificates');
  const { userInfo } = useViewer();
  const { found, isLarge, typed, type, note } = useTeamSearch();
  const searchId = useId();
  const [ticked, setTicked] = useState<readonly Recipient[]>([]);
  const self = userInfo && { value: String(userInfo.userId), label: `${fullName(userInfo)} (you)` };
  const chosen = about.kind === 'add' ? [] : about.certificate.recipients;
  const choices = listRecipients(
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
      hint={chosen.every(({ isActive }) => isActive) ? undefined : hintOnInactive}
      choices={choices}
      {...recipients}
      onChange={(event) => {
        // Whoever was ticked once stays in sight, also where the next search does not find them.
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
