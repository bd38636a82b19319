import { useId, useState, type FormEvent } from 'react';
import { companyAddressLabel } from '#domain/companyAddress.ts';
import { failureWords } from '#domain/failureWords.ts';
import { limits } from '#domain/limits.ts';
import { Button } from '#haven/Button.tsx';
import { FormActions } from '#haven/FormLayout.tsx';
import { TextField } from '#haven/TextField.tsx';
import { useAddressSuggestions } from './useAddressSuggestions.ts';
import { useFlow } from '#session/useFlow.ts';

/** The address of the company. The browser offers what the maps script finds, as it offers its own entries. */
export function AddressForm({ address }: { readonly address: string }) {
  const { isBusy, failure, choice, send } = useFlow('settings');
  const { suggestions, suggestFor } = useAddressSuggestions();
  const [typed, setTyped] = useState(address);
  const listId = useId();
  const isOurs = choice?.of === 'address';

  function save(event: FormEvent): void {
    event.preventDefault();
    if (!isBusy) send({ type: 'choice.submitted', choice: { of: 'address', address: typed } });
  }

  return (
    <form onSubmit={save}>
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
        error={failure && isOurs ? failureWords(failure).join(' ') : undefined}
      />
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion}>{suggestion}</option>
        ))}
      </datalist>
      <FormActions>
        <Button type="submit" variant="tonal" size="large" busy={isBusy && isOurs}>
          {isBusy && isOurs ? 'Saving…' : 'Save address'}
        </Button>
      </FormActions>
    </form>
  );
}
