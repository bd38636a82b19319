import { useState, type FormEvent } from 'react';
import { failureWords } from '#domain/failureWords.ts';
import { timeZoneLabel } from '#domain/timeZone.ts';
import { timeZoneOptions } from '#domain/timeZoneNames.ts';
import { Button } from '#haven/Button.tsx';
import { FormActions } from '#haven/FormLayout.tsx';
import { SelectField } from '#haven/SelectField.tsx';
import { useFlow } from '#session/useFlow.ts';

/** By whose clocks the days of the company begin. */
export function TimeZoneForm({ timeZone }: { readonly timeZone: string }) {
  const { isBusy, failure, choice, send } = useFlow('settings');
  const [chosen, setChosen] = useState(timeZone);

  const isOurs = choice?.of === 'timeZone';

  function save(event: FormEvent): void {
    event.preventDefault();
    if (!isBusy) send({ type: 'choice.submitted', choice: { of: 'timeZone', timeZone: chosen } });
  }

  return (
    <form onSubmit={save}>
      <SelectField
        label={timeZoneLabel}
        hint="We count the days of your certificates by it, and send reminders at 7 in the morning"
        options={timeZoneOptions()}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        error={failure && isOurs ? failureWords(failure).join(' ') : undefined}
      />
      <FormActions>
        <Button type="submit" variant="tonal" size="large" busy={isBusy && isOurs}>
          {isBusy && isOurs ? 'Saving…' : 'Save time zone'}
        </Button>
      </FormActions>
    </form>
  );
}
