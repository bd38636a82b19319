import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '#haven/drawing/Icon.tsx';
import { lazyPart } from '#session/lazyPart.ts';
import { searchKey, searchLabel } from './searchWords.ts';
import { useShortcut } from './useShortcut.ts';

/** Renders nothing if its code fails to load: the administration works without a search. */
const AdminSearch = lazyPart(() =>
  import('./AdminSearch.tsx').then(
    (module) => module.AdminSearch,
    () => () => null,
  ),
);

/** The search in the bar; on phones, an icon opens it over the bar. Its code loads after the page. */
export function SearchBox() {
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOverBar, setOverBar] = useState(false);

  function open(): void {
    // A hidden field cannot be focused.
    flushSync(() => setOverBar(true));
    input.current?.focus();
    input.current?.select();
  }
  useShortcut(searchKey, open);

  function close(): void {
    // After a press beside the field MUI focuses it, unless it is hidden by then.
    flushSync(() => setOverBar(false));
    opener.current?.focus();
  }

  return (
    <Box
      component="search"
      aria-label={searchLabel}
      sx={{ flex: { xs: 'none', md: 1 }, maxWidth: 480, minWidth: 0, ml: { xs: 'auto', md: 0 } }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOverBar(false);
      }}
    >
      <IconButton
        ref={opener}
        aria-label={searchLabel}
        color="inherit"
        sx={{ display: { md: 'none' } }}
        onClick={open}
      >
        <Icon name="search" />
      </IconButton>
      <Suspense
        fallback={
          <Box
            sx={{
              display: { xs: 'none', md: 'block' },
              height: 44,
              borderRadius: 'var(--haven-radius-control)',
              bgcolor: 'background.paper',
            }}
          />
        }
      >
        <AdminSearch input={input} isOverBar={isOverBar} onClose={close} />
      </Suspense>
    </Box>
  );
}
