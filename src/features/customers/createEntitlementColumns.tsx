import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { formatDateTime } from '#domain/dateTime.ts';
import { limits } from '#domain/limits.ts';
import type { EntitlementFieldsFragment, EntitlementSource, EntitlementState } from '#graphql/adminHooks.ts';
import { Chip } from '#haven/data/Chip.tsx';
import type { DataColumn } from '#haven/data/tableColumns.ts';
import { Checkbox } from '#haven/fields/Checkbox.tsx';
import { TextArea } from '#haven/fields/TextArea.tsx';
import { isGrantedAfterSave } from './entitlementChanges.ts';
import type { useEntitlementChanges } from './useEntitlementChanges.ts';

const stateChips: Readonly<Record<EntitlementState, ComponentProps<typeof Chip>>> = {
  granted: { label: 'On', color: 'success' },
  denied: { label: 'Switched off', color: 'error' },
  requested: { label: 'Requested', color: 'warning' },
  none: { label: 'Off', color: 'neutral' },
};

const sourceNames: Readonly<Record<EntitlementSource, string>> = {
  plan: 'With the plan',
  admin: 'Given by an administrator',
  request: 'Asked for',
};

type Deciding = ReturnType<typeof useEntitlementChanges>;

interface CellProps {
  readonly entitlement: EntitlementFieldsFragment;
  readonly deciding: Deciding;
}

/** Returns the columns of the table of a customer's partners, which show and edit the unsaved changes. */
export function createEntitlementColumns(
  deciding: Deciding,
): readonly DataColumn<EntitlementFieldsFragment>[] {
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
  const isOn = isGrantedAfterSave(entitlement, deciding.wanted.get(partnerId));
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

/** Shows the saved state and the unsaved change of an entitlement; for a request, also a checkbox to decline it. */
function State({ entitlement, deciding }: CellProps) {
  const { partnerId, partnerTitle, state, source } = entitlement;
  const denial = state === 'requested' ? 'declined' : 'switched off';
  const change = deciding.changes.find((each) => each.partnerId === partnerId);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Chip {...stateChips[state]} />
      {source && (
        <Typography variant="caption" color="textSecondary">
          {sourceNames[source]}
        </Typography>
      )}
      {change && <Chip color="info" label={`To be ${change.granted ? 'switched on' : denial}`} />}
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

/** Shows the reason of the saved state; for an unsaved change to off, also a field for its reason. */
function Reason({ entitlement: { partnerId, partnerTitle, state, reason }, deciding }: CellProps) {
  const change = deciding.changes.find((each) => each.partnerId === partnerId);
  const typed = deciding.wanted.get(partnerId)?.reason ?? '';
  return (
    <Stack spacing={2} sx={{ minWidth: 'min(100%, 220px)' }}>
      {reason ? `${state === 'requested' ? 'They ask: ' : ''}${reason}` : change?.granted !== false && '–'}
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
