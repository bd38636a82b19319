import Stack from '@mui/material/Stack';
import type { ActionKind, ListingAction } from '#domain/listing.ts';
import { limits } from '#domain/limits.ts';
import { publishingLimits } from '#domain/publishingLimits.ts';
import { SelectField } from '#haven/fields/SelectField.tsx';
import { TextField } from '#haven/fields/TextField.tsx';
import { fieldsOf, type Part } from './partFields.ts';

const kindNames: Readonly<Record<Exclude<ActionKind, 'NONE'>, string>> = {
  EXTERNAL: 'Leads to the partner',
  CALL_BACK: 'Opens a form to ask for a call',
  CONNECT_ACCOUNT: 'Opens a form to connect an account',
  COUPON: 'Gives a coupon',
  APP: 'Leads to an app',
};

interface ActionFieldsProps {
  readonly action: Part<ListingAction>;
  readonly kinds: readonly ActionKind[];
}

/** The button of a page or of a step: what it does, and what that needs. */
export function ActionFields({ action, kinds }: ActionFieldsProps) {
  const { value, onChange } = action;
  const field = fieldsOf(action);
  const address = (name: 'url' | 'iosUrl' | 'androidUrl') => ({
    ...field(name),
    type: 'url',
    maxLength: limits.urlLength,
    placeholder: 'https://',
  });
  return (
    <Stack spacing={5}>
      <SelectField
        {...field('kind')}
        label="What the button does"
        placeholder="There is no button"
        value={value.kind === 'NONE' ? '' : value.kind}
        options={kinds.flatMap((kind) => (kind === 'NONE' ? [] : { value: kind, label: kindNames[kind] }))}
        onChange={({ target }) =>
          onChange({ ...value, kind: kinds.find((kind) => kind === target.value) ?? 'NONE' })
        }
      />
      {value.kind !== 'NONE' && value.kind !== 'APP' && (
        <TextField {...field('label')} label="Words on the button" maxLength={publishingLimits.lineLength} />
      )}
      {value.kind === 'EXTERNAL' && <TextField {...address('url')} label="Where it leads" />}
      {value.kind === 'APP' && (
        <>
          <TextField {...address('iosUrl')} label="Address for iPhones" />
          <TextField {...address('androidUrl')} label="Address for Android phones" />
          <TextField
            {...address('url')}
            label="Address for any phone"
            hint="People on a computer scan it as a QR code."
          />
        </>
      )}
    </Stack>
  );
}
