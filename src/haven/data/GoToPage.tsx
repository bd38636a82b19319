import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useId, useState, type FormEvent } from 'react';
import { FieldError } from '#haven/fields/FieldError.tsx';
import { paginationLabels } from './paginationTokens.ts';

interface GoToPageProps {
  /** Number of pages. */
  readonly count: number;
  readonly onGo: (page: number) => void;
}

/** The field of a `Pagination` that leads to the page of the number typed, by Enter. */
export function GoToPage({ count, onGo }: GoToPageProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');

  function submit(event: FormEvent): void {
    event.preventDefault();
    const page = Number(typed);
    if (!/^\s*\d+\s*$/.test(typed) || page < 1 || page > count) {
      setError(count === 1 ? 'There is only page 1' : `Enter a page from 1 to ${count}`);
      return;
    }
    setError('');
    setTyped('');
    onGo(page);
  }

  return (
    <Stack
      component="form"
      noValidate
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}
      onSubmit={submit}
    >
      <label htmlFor={id}>{paginationLabels.goTo}</label>
      <OutlinedInput
        id={id}
        size="small"
        sx={{ width: 56 }}
        value={typed}
        error={error !== ''}
        autoComplete="off"
        slotProps={{
          input: {
            inputMode: 'numeric',
            enterKeyHint: 'go',
            'aria-describedby': error === '' ? undefined : `${id}-error`,
          },
        }}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Box role="alert" sx={{ '&:not(:empty)': { flexBasis: '100%' } }}>
        {error !== '' && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </Box>
    </Stack>
  );
}
