import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SubmitEvent } from 'react';
import { Button } from '#haven/actions/Button.tsx';
import { TextField } from '#haven/fields/TextField.tsx';
import { emptyDayRange, isSameRange, rangeEnds, type DayRange, type useDayRange } from './useDayRange.ts';

interface DayRangeFormProps {
  /** Label of the first field: "Began from". */
  readonly label: string;
  readonly days: ReturnType<typeof useDayRange>;
  readonly onShow: (range: DayRange) => void;
}

export function DayRangeForm({ label, days, onShow }: DayRangeFormProps) {
  const { fields, shown, typed, errors, isOpen, isChanged } = days;

  function show(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const first = days.validate();
    if (first !== null) fields[first].current?.focus();
    else if (isChanged) onShow(typed);
  }

  function showAll(): void {
    days.reset(emptyDayRange);
    if (!isSameRange(shown, emptyDayRange)) onShow(emptyDayRange);
    // The pressed button disappears, so the first field takes the focus.
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
      {rangeEnds.map((end) => (
        <Box key={end} sx={{ flex: '0 1 184px' }}>
          <TextField
            ref={fields[end]}
            label={end === 'from' ? label : 'To'}
            type="date"
            value={typed[end]}
            onChange={({ target }) => days.type(end, target.value)}
            error={errors[end]}
          />
        </Box>
      ))}
      <Button type="submit" variant="outlined" size="large">
        Show
      </Button>
      {isOpen && !(isSameRange(shown, emptyDayRange) && isSameRange(typed, emptyDayRange)) && (
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
