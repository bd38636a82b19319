import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '#haven/drawing/Icon.tsx';
import { lazyComponent } from '#session/lazyComponent.ts';
import { searchShortcutKey, searchLabel } from './searchWords.ts';
import { useShortcut } from './useShortcut.ts';

/** Search that loads lazily; renders nothing if its code fails to load, since the administration works without it. */
const AdminSearch = lazyComponent(() =>
  import('./AdminSearch.tsx').then(
    (module) => module.AdminSearch,
    () => () => null,
  ),
);

/** Search in the header; on phones, an icon opens the search over the header. The code loads after the page. */
export function LazyAdminSearch() {
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOverBar, setOverBar] = useState(false);

  function open(): void {
    // The field must be visible before it can take the focus.
    flushSync(() => setOverBar(true));
    input.current?.focus();
    input.current?.select();
  }
  useShortcut(searchShortcutKey, open);

  function close(): void {
    // MUI focuses the field after a press beside it, unless the field is hidden by then.
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
