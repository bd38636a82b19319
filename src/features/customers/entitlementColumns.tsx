import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '#domain/dateTime.ts';
import { limits } from '#domain/limits.ts';
import type { EntitlementFieldsFragment } from '#graphql/adminHooks.ts';
import { Chip } from '#haven/data/Chip.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { Checkbox } from '#haven/fields/Checkbox.tsx';
import { TextArea } from '#haven/fields/TextArea.tsx';
import { isGranted } from './entitlementChanges.ts';
import { sourceNames, stateNames, stateTones } from './entitlementWords.ts';
import type { useEntitlements } from './useEntitlements.ts';

type Deciding = ReturnType<typeof useEntitlements>;

interface CellProps {
  readonly entitlement: EntitlementFieldsFragment;
  readonly deciding: Deciding;
}

/** What is shown of each partner, and what is wanted of it. */
export function entitlementColumns(deciding: Deciding): readonly DataColumn<EntitlementFieldsFragment>[] {
  return [
    { name: 'Partner', cell: (each) => <Switch entitlement={each} deciding={deciding} /> },
    { name: 'State', fit: 'line', cell: (each) => <State entitlement={each} deciding={deciding} /> },
    { name: 'Since', fit: 'line', cell: ({ since }) => (since ? formatDateTime(since) : '–') },
    { name: 'By', fit: 'words', cell: ({ by }) => by ?? '–' },
    { name: 'Reason', cell: (each) => <Reason entitlement={each} deciding={deciding} /> },
  ];
}

function Switch({ entitlement, deciding }: CellProps) {
  const { partnerId, partnerTitle, state } = entitlement;
  const isOn = isGranted(entitlement, deciding.wanted.get(partnerId));
  return (
    <Checkbox
      role="switch"
      label={partnerTitle}
      checked={isOn}
      aria-checked={isOn}
      aria-disabled={deciding.isSent(partnerId)}
      onChange={({ target: { checked } }) =>
        deciding.want(partnerId, checked === (state === 'granted') ? null : { granted: checked, reason: '' })
      }
    />
  );
}

/** What is so, and beside it what is wanted. */
function State({ entitlement, deciding }: CellProps) {
  const { partnerId, partnerTitle, state, source } = entitlement;
  const change = deciding.changes.find((each) => each.partnerId === partnerId);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Chip color={stateTones[state]} label={stateNames[state]} />
      {source && (
        <Typography variant="caption" color="textSecondary">
          {sourceNames[source]}
        </Typography>
      )}
      {change && <Chip color="info" label={sayChange(change.granted, state)} />}
      {state === 'requested' && (
        <Checkbox
          label="Decline"
          aria-label={`Decline ${partnerTitle}`}
          checked={change?.granted === false}
          aria-disabled={deciding.isSent(partnerId)}
          onChange={({ target: { checked } }) =>
            deciding.want(partnerId, checked ? { granted: false, reason: '' } : null)
          }
        />
      )}
    </Stack>
  );
}

function sayChange(toGranted: boolean, state: EntitlementFieldsFragment['state']): string {
  if (toGranted) return 'To be switched on';
  return state === 'requested' ? 'To be declined' : 'To be switched off';
}

/** Why it is so, and the field for why it is switched off. */
function Reason({ entitlement: { partnerId, partnerTitle, state, reason }, deciding }: CellProps) {
  const change = deciding.changes.find((each) => each.partnerId === partnerId);
  const typed = deciding.wanted.get(partnerId)?.reason ?? '';
  return (
    <Stack spacing={2} sx={{ minWidth: 'min(100%, 220px)' }}>
      {reason ? whyOf(state, reason) : change?.granted !== false && '–'}
      {change?.granted === false && (
        <TextArea
          label="Reason"
          hint={
            state === 'requested'
              ? 'We email it to the person who asked, and their company can read it.'
              : 'Their people can read it.'
          }
          aria-label={`Reason for switching off ${partnerTitle}`}
          aria-required
          readOnly={deciding.isSent(partnerId)}
          rows={2}
          value={typed}
          maxLength={limits.productReasonLength}
          error={deciding.errors.get(partnerId)}
          onChange={({ target }) => deciding.want(partnerId, { granted: false, reason: target.value })}
        />
      )}
    </Stack>
  );
}

function whyOf(state: EntitlementFieldsFragment['state'], reason: string): string {
  return state === 'requested' ? `They ask: ${reason}` : reason;
}
