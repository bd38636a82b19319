import { useEffect, useId, useState, type FormEvent, type ReactNode } from 'react';
import { toCallFailure } from '#domain/callFailure.ts';
import { companyAddressLabel } from '#domain/companyAddress.ts';
import { failureLines } from '#domain/failureWords.ts';
import { limits } from '#domain/limits.ts';
import { timeZoneLabel } from '#domain/timeZone.ts';
import { timeZoneOptions } from '#domain/timeZoneNames.ts';
import { useChooseTimeZoneMutation, useKeepCompanyAddressMutation } from '#graphql/settingsHooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { FormActions } from '#haven/fields/FormLayout.tsx';
import { SelectField } from '#haven/fields/SelectField.tsx';
import { TextField } from '#haven/fields/TextField.tsx';
import { useRuntime } from '#session/runtime.ts';
import { useDebouncedText } from '#session/useDebouncedWrite.ts';

/** Setting of the company, by its name in messages. */
export type CompanySetting = 'address' | 'time zone';

interface CompanyFormProps {
  readonly value: string;
  /** Called with null when a save begins, and with the setting once the save has succeeded. */
  readonly onSaved: (setting: CompanySetting | null) => void;
}

/** Form for the address of the company; shows the suggestions of the maps script in a `datalist`. */
export function AddressForm({ value, onSaved }: CompanyFormProps) {
  const [keep, { loading, error }] = useKeepCompanyAddressMutation({ context: { isToldByPage: true } });
  const { suggestions, suggestFor } = useAddressSuggestions();
  const [typed, setTyped] = useState(value);
  const listId = useId();
  return (
    <SaveForm
      setting="address"
      isBusy={loading}
      save={() => keep({ variables: { address: typed } })}
      onSaved={onSaved}
    >
      <TextField
        label={companyAddressLabel}
        hint="Street, city, state and ZIP code"
        autoComplete="off"
        maxLength={limits.companyAddressLength}
        list={suggestions.length > 0 ? listId : undefined}
        value={typed}
        onFocus={() => suggestFor('')}
        onChange={({ target }) => {
          setTyped(target.value);
          suggestFor(target.value);
        }}
        error={error && failureLines(toCallFailure(error)).join(' ')}
      />
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion}>{suggestion}</option>
        ))}
      </datalist>
    </SaveForm>
  );
}

/** Returns address suggestions for the last text passed to `suggestFor`; its first call loads the maps script. */
function useAddressSuggestions() {
  const { suggestAddresses } = useRuntime();
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const [typed, suggestFor] = useState<string | null>(null);
  const isTouched = typed !== null;
  const settled = useDebouncedText(typed ?? '');

  useEffect(() => {
    if (!isTouched || !suggestAddresses) return undefined;
    let isLatest = true;
    suggestAddresses(settled).then(
      (found) => isLatest && setSuggestions(found),
      () => undefined,
    );
    return () => {
      isLatest = false;
    };
  }, [isTouched, settled, suggestAddresses]);

  return { suggestions, suggestFor };
}

/** Form for the time zone in which the company's days begin. */
export function TimeZoneForm({ value, onSaved }: CompanyFormProps) {
  const [choose, { loading, error }] = useChooseTimeZoneMutation({
    context: { isToldByPage: true },
    update: (cache) => {
      // The cached rows contain remaining days, which the server computes in the company's time zone.
      for (const fieldName of ['certificates', 'endingCertificates'])
        cache.evict({ id: 'ROOT_QUERY', fieldName });
    },
  });
  const [chosen, setChosen] = useState(value);
  return (
    <SaveForm
      setting="time zone"
      isBusy={loading}
      save={() => choose({ variables: { timeZone: chosen } })}
      onSaved={onSaved}
    >
      <SelectField
        label={timeZoneLabel}
        hint="We count the days of your certificates by it, and send reminders at 7 in the morning"
        options={timeZoneOptions()}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        error={error && failureLines(toCallFailure(error)).join(' ')}
      />
    </SaveForm>
  );
}

interface SaveFormProps extends Pick<CompanyFormProps, 'onSaved'> {
  readonly setting: CompanySetting;
  readonly isBusy: boolean;
  readonly save: () => Promise<{ readonly error?: unknown }>;
  readonly children: ReactNode;
}

function SaveForm({ setting, isBusy, save, onSaved, children }: SaveFormProps) {
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    onSaved(null);
    const { error } = await save().catch((cause: unknown) => ({ error: cause }));
    if (!error) onSaved(setting);
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      {children}
      <FormActions>
        <Button type="submit" color="tonal" size="large" busy={isBusy}>
          {isBusy ? 'Saving…' : `Save ${setting}`}
        </Button>
      </FormActions>
    </form>
  );
}
