import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { limits } from '#domain/limits.ts';
import { Icon } from '#haven/drawing/Icon.tsx';
import { searchKey, searchLabel } from './searchWords.ts';

interface AdminSearchInputProps {
  readonly params: AutocompleteRenderInputParams;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Whether the field covers the bar, on a phone. */
  readonly isOverBar: boolean;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** Field of the search. It shows its shortcut while it is empty, and covers the bar on phones. */
export function AdminSearchInput({
  params: { id, slotProps },
  inputRef,
  isOverBar,
  onClear,
  onClose,
}: AdminSearchInputProps) {
  const { ref, ...input } = slotProps.input;
  return (
    <Box
      ref={ref}
      sx={{
        '--haven-focus': { xs: 'var(--haven-palette-primary-main)', md: 'inherit' },
        display: { xs: isOverBar ? 'flex' : 'none', md: 'flex' },
        alignItems: 'center',
        position: { xs: 'fixed', md: 'static' },
        zIndex: 2,
        inset: '0 0 auto',
        height: { xs: 'var(--haven-header-height)', md: 'auto' },
        px: { xs: 1, md: 0 },
        bgcolor: { xs: 'background.paper', md: 'transparent' },
      }}
    >
      <IconButton aria-label="Close search" sx={{ display: { md: 'none' } }} onClick={onClose}>
        <Icon name="arrowLeft" />
      </IconButton>
      <OutlinedInput
        id={id}
        fullWidth
        {...input}
        inputRef={inputRef}
        startAdornment={<Icon name="search" />}
        endAdornment={
          slotProps.htmlInput.value === '' ? (
            <Typography
              component="kbd"
              variant="body2"
              color="textSecondary"
              aria-hidden="true"
              sx={{ display: { xs: 'none', md: 'block' }, mr: 4 }}
            >
              {searchKey}
            </Typography>
          ) : (
            <IconButton aria-label="Clear search" onClick={onClear}>
              <Icon name="close" size={16} />
            </IconButton>
          )
        }
        inputProps={{
          ...slotProps.htmlInput,
          'aria-label': searchLabel,
          'aria-keyshortcuts': searchKey,
          placeholder: searchLabel,
          maxLength: limits.searchLength,
        }}
      />
    </Box>
  );
}
