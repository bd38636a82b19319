import { useState, type FormEvent } from 'react';
import { failureWords } from '#domain/failureWords.ts';
import { toCallFailure } from '#domain/callFailure.ts';
import { timeZoneLabel } from '#domain/timeZone.ts';
import { timeZoneOptions } from '#domain/timeZoneNames.ts';
import { useChooseTimeZoneMutation } from '#graphql/settingsHooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { FormActions } from '#haven/fields/FormLayout.tsx';
import { SelectField } from '#haven/fields/SelectField.tsx';

interface TimeZoneFormProps {
  readonly timeZone: string;
  readonly onSaving: () => void;
  readonly onSaved: () => void;
}

/** Chooses the time zone in which the company's days begin. */
export function TimeZoneForm({ timeZone, onSaving, onSaved }: TimeZoneFormProps) {
  const [choose, { loading, error }] = useChooseTimeZoneMutation({
    context: { isToldByPage: true },
    update: (cache) => {
      // The days that are left are counted by it.
      for (const fieldName of ['certificates', 'endingCertificates'])
        cache.evict({ id: 'ROOT_QUERY', fieldName });
    },
  });
  const [chosen, setChosen] = useState(timeZone);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (loading) return;
    onSaving();
    const { error: refused } = await choose({ variables: { timeZone: chosen } }).catch((cause: unknown) => ({
      error: cause,
    }));
    if (!refused) onSaved();
  }

  return (
    <form onSubmit={(event) => void save(event)}>
      <SelectField
        label={timeZoneLabel}
        hint="We count the days of your certificates by it, and send reminders at 7 in the morning"
        options={timeZoneOptions()}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        error={error && failureWords(toCallFailure(error)).join(' ')}
      />
      <FormActions>
        <Button type="submit" color="tonal" size="large" busy={loading}>
          {loading ? 'Saving…' : 'Save time zone'}
        </Button>
      </FormActions>
    </form>
  );
}
