import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState, type HTMLAttributes, type Key, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { limits } from '#domain/limits.ts';
import { useSearchEverythingQuery } from '#graphql/adminHooks.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Anchor } from '#haven/actions/Link.tsx';
import { Icon } from '#haven/drawing/Icon.tsx';
import { renderOptionGroup } from '#haven/fields/renderOptionGroup.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import { toRegionProps, shownData } from '#session/queryState.ts';
import { useDebouncedText } from '#session/useDebouncedWrite.ts';
import { adminQueryOptions } from '#admin/adminQueryOptions.ts';
import { groupSearchMatches, listSearchOptions, describeMatchCounts } from './findings.ts';
import { searchShortcutKey, searchLabel } from './searchWords.ts';
import { editableElementsSelector } from './useShortcut.ts';

/** Props of an option in MUI's `renderOption`, which types them for a list item; here a link gets them. */
type OptionProps = HTMLAttributes<HTMLElement> & { readonly key: Key };

interface AdminSearchProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Whether the field covers the header, as on a phone. */
  readonly isOverBar: boolean;
  readonly onClose: () => void;
}

/** Search for users, customers, partners, and product requests by name (admin, 3.1). */
export function AdminSearch({ input, isOverBar, onClose }: AdminSearchProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isListed, setListed] = useState(false);
  const search = useDebouncedText(typed);
  const isAsked = search !== '';
  const asked = useSearchEverythingQuery({ variables: { search }, ...adminQueryOptions, skip: !isAsked });
  const found = shownData(asked)?.searchEverything;
  const findings = found && groupSearchMatches(found, search);
  const { failure, onRetry } = toRegionProps(asked);
  const isSettled = isAsked && !asked.loading && typed.trim() === search;
  const isOpen = isListed && typed.trim() !== '';

  const focusIfOpened = useEffectEvent(() => {
    // The person opened the search before its code had loaded, and no other field has the focus.
    if (isOverBar && !document.activeElement?.matches(editableElementsSelector)) input.current?.focus();
  });
  useEffect(() => focusIfOpened(), []);

  return (
    <>
      <Autocomplete
        fullWidth
        disablePortal
        openOnFocus
        clearOnEscape
        clearOnBlur={false}
        forcePopupIcon={false}
        open={isOpen}
        onOpen={() => setListed(true)}
        onClose={() => setListed(false)}
        value={null}
        inputValue={typed}
        onInputChange={(_, text, reason) => {
          if (reason === 'input' || reason === 'clear') setTyped(text);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && typed === '') onClose();
          if (event.key !== 'Enter') return;
          if (isOpen && failure) onRetry();
          // While the search runs, the options are the matches of the previous text.
          if (!isSettled) event.defaultMuiPrevented = true;
        }}
        onChange={({ nativeEvent }, finding) => {
          onClose();
          // After a click, the browser follows the option's link.
          if (!finding || !(nativeEvent instanceof KeyboardEvent)) return;
          if (nativeEvent.ctrlKey || nativeEvent.metaKey) window.open(finding.href, '_blank', 'noopener');
          else void navigate(finding.href);
        }}
        options={findings ? listSearchOptions(findings) : []}
        filterOptions={(all) => all}
        getOptionKey={({ href }) => href}
        getOptionLabel={({ title }) => title}
        groupBy={({ kind }) => kind}
        renderGroup={renderOptionGroup}
        renderOption={({ key, ...option }: OptionProps, { href, title, note, isAll }) => (
          <Anchor key={key} {...option} href={href}>
            <Box component="span" sx={{ minWidth: 0, color: isAll ? 'link.main' : undefined }}>
              <Typography component="span" variant="body2" noWrap sx={{ display: 'block' }}>
                {title}
              </Typography>
              {note && (
                <Typography variant="caption" color="textSecondary" noWrap sx={{ display: 'block' }}>
                  {note}
                </Typography>
              )}
            </Box>
          </Anchor>
        )}
        loading={!isSettled}
        loadingText="Loading the results…"
        noOptionsText={
          <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
            <Typography variant="h5" component="p">
              {failure ? "We couldn't load the results." : 'Nothing found'}
            </Typography>
            <Typography variant="body2">
              {failure
                ? `${failure.message} Press Enter to try again.`
                : 'No user, customer, partner or product request matches.'}
            </Typography>
            {failure?.reference && (
              <Typography variant="caption" color="textSecondary">
                Reference for support: {failure.reference}
              </Typography>
            )}
            {failure && (
              <Button color="tonal" tabIndex={-1} onClick={onRetry}>
                Try again
              </Button>
            )}
          </Stack>
        }
        slotProps={{
          listbox: { component: 'div', 'aria-label': searchLabel },
          popper: { sx: { '--haven-focus': 'var(--haven-palette-primary-main)' } },
        }}
        renderInput={(params) => (
          <AdminSearchInput
            params={params}
            input={input}
            isOverBar={isOverBar}
            onClear={() => setTyped('')}
            onClose={onClose}
          />
        )}
      />
      <VisuallyHidden>
        <output>{isOpen && isSettled && findings && describeMatchCounts(findings)}</output>
      </VisuallyHidden>
    </>
  );
}

/** Text field of the search. While empty it shows the keyboard shortcut; on phones it covers the header. */
function AdminSearchInput({
  params: { id, slotProps },
  input: inputRef,
  isOverBar,
  onClear,
  onClose,
}: AdminSearchProps & { readonly params: AutocompleteRenderInputParams; readonly onClear: () => void }) {
  const { ref, ...rest } = slotProps.input;
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
        {...rest}
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
              {searchShortcutKey}
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
          'aria-keyshortcuts': searchShortcutKey,
          placeholder: searchLabel,
          maxLength: limits.searchLength,
        }}
      />
    </Box>
  );
}
