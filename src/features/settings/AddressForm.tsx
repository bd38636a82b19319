import { useId, useState, type FormEvent } from 'react';
import { toCallFailure } from '#domain/callFailure.ts';
import { companyAddressLabel } from '#domain/companyAddress.ts';
import { failureWords } from '#domain/failureWords.ts';
import { limits } from '#domain/limits.ts';
import { useKeepCompanyAddressMutation } from '#graphql/settingsHooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { FormActions } from '#haven/fields/FormLayout.tsx';
import { TextField } from '#haven/fields/TextField.tsx';
import { useAddressSuggestions } from './useAddressSuggestions.ts';

interface AddressFormProps {
  readonly address: string;
  readonly onSaving: () => void;
  readonly onSaved: () => void;
}

/** The address of the company. The browser offers what the maps script finds, as it offers its own entries. */
export function AddressForm({ address, onSaving, onSaved }: AddressFormProps) {
  const [keep, { loading, error }] = useKeepCompanyAddressMutation({ context: { isToldByPage: true } });
  const { suggestions, suggestFor } = useAddressSuggestions();
  const [typed, setTyped] = useState(address);
  const listId = useId();

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (loading) return;
    onSaving();
    const { error: refused } = await keep({ variables: { address: typed } }).catch((cause: unknown) => ({
      error: cause,
    }));
    if (!refused) onSaved();
  }

  return (
    <form onSubmit={(event) => void save(event)}>
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
        error={error && failureWords(toCallFailure(error)).join(' ')}
      />
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion}>{suggestion}</option>
        ))}
      </datalist>
      <FormActions>
        <Button type="submit" color="tonal" size="large" busy={loading}>
          {loading ? 'Saving…' : 'Save address'}
        </Button>
      </FormActions>
    </form>
  );
}
