import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SubmitEvent } from 'react';
import { Button } from '#haven/actions/Button.tsx';
import { TextField } from '#haven/fields/TextField.tsx';
import { allDays, ends, isSame, type DayRange, type useDayRange } from './useDayRange.ts';

interface DayRangeFormProps {
  /** Label of the first day: "Began from". */
  readonly label: string;
  readonly days: ReturnType<typeof useDayRange>;
  readonly onShow: (range: DayRange) => void;
}

/** Chooses the first and the last day of what is shown. */
export function DayRangeForm({ label, days, onShow }: DayRangeFormProps) {
  const { fields, shown, typed, wrong, isOpen, isChanged } = days;

  function show(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const first = days.check();
    if (first !== null) fields[first].current?.focus();
    else if (isChanged) onShow(typed);
  }

  function showAll(): void {
    days.forget(allDays);
    if (!isSame(shown, allDays)) onShow(allDays);
    // What was pressed is gone then.
    fields.from.current?.focus();
  }

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={show}
      direction="row"
      spacing={4}
      sx={{ flexWrap: 'wrap', alignItems: 'flex-end' }}
    >
      {ends.map((end) => (
        <Box key={end} sx={{ flex: '0 1 184px' }}>
          <TextField
            ref={fields[end]}
            label={end === 'from' ? label : 'To'}
            type="date"
            value={typed[end]}
            onChange={({ target }) => days.type(end, target.value)}
            error={wrong[end]}
          />
        </Box>
      ))}
      <Button type="submit" variant="outlined" size="large">
        Show
      </Button>
      {isOpen && !(isSame(shown, allDays) && isSame(typed, allDays)) && (
        <Button type="button" variant="text" size="large" onClick={showAll}>
          All days
        </Button>
      )}
      {isChanged && (
        <Typography component="output" variant="caption" color="textSecondary" sx={{ flexBasis: '100%' }}>
          Press Show to apply these days.
        </Typography>
      )}
    </Stack>
  );
}
