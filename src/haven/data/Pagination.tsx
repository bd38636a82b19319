import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import MuiPagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import { useId, useState, type FormEvent } from 'react';
import { FieldError } from '#haven/fields/FieldFrame.tsx';
import styles from './Pagination.module.css';
import { paginationLabels } from './paginationTokens.ts';
import { formatCount } from './quantities.ts';

const pageSizes = [10, 20, 50, 100];

interface PaginationProps {
  /** Name of the landmark, for a page with several paginations. */
  readonly label?: string | undefined;
  readonly total: number;
  /** Number of the page, from 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly hasGoTo?: boolean | undefined;
  /** Called with the new page and page size. With a new size, the page is the one with the first shown row. */
  readonly onChange: (place: { readonly page: number; readonly pageSize: number }) => void;
}

/** MUI's pagination with the range of shown rows, a choice of page size, and a field for the page (spec section 9). */
export function Pagination({
  label = 'Pagination',
  total,
  page: givenPage,
  pageSize,
  hasGoTo = false,
  onChange,
}: PaginationProps) {
  const count = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(givenPage, count);
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);

  function go(to: number): void {
    if (to !== page) onChange({ page: to, pageSize });
  }

  return (
    <Stack
      component="nav"
      direction="row"
      aria-label={label}
      spacing="8px 24px"
      className={styles['row']}
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
    >
      <output>
        {total === 0 ? '0 of 0' : `${formatCount(first)} to ${formatCount(last)} of ${formatCount(total)}`}
      </output>
      <Stack
        direction="row"
        spacing="8px 16px"
        sx={{ display: { xs: 'contents', sm: 'flex' }, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <NativeSelect
          variant="outlined"
          input={<OutlinedInput size="small" />}
          inputProps={{ 'aria-label': 'Rows on a page' }}
          value={pageSize}
          onChange={({ target }) => {
            const size = Number(target.value);
            onChange({ page: Math.ceil(first / size), pageSize: size });
          }}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size} {paginationLabels.perPage}
            </option>
          ))}
        </NativeSelect>
        <MuiPagination
          role="none"
          aria-label={undefined}
          className={styles['pages']}
          count={count}
          page={page}
          getItemAriaLabel={(type, target) =>
            type === 'previous' || type === 'next' ? paginationLabels[type] : `Page ${target}`
          }
          onChange={(_, to) => go(to)}
        />
        {hasGoTo && <GoToPage count={count} onGo={go} />}
      </Stack>
    </Stack>
  );
}

function GoToPage({ count, onGo }: { readonly count: number; readonly onGo: (page: number) => void }) {
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
