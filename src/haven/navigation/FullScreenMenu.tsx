import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Icon } from '#haven/drawing/Icon.tsx';
import { Animated } from '#haven/layout/Animated.tsx';
import { lockScroll } from '#haven/overlays/lockScroll.ts';
import { useHasOpened } from '#haven/overlays/useHasOpened.ts';
import { wideHeaderQuery } from '#haven/theme/tokens.ts';
import styles from './FullScreenMenu.module.css';
import { CloseMenuContext } from './NavigationContext.ts';

/** The menu button of a narrow header, with the panel that it opens below the header. */
export function FullScreenMenu({ children }: { readonly children: ReactNode }) {
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const hasOpened = useHasOpened(isOpen);
  const close = useCallback(() => setOpen(false), []);
  useFullScreen(isOpen, root, close);

  function closeAfterChoice(): void {
    close();
    button.current?.focus();
  }

  return (
    <Box ref={root} sx={{ display: { xs: 'flex', md: 'none' } }}>
      <IconButton
        ref={button}
        color="inherit"
        aria-label={isOpen ? 'Close menu' : 'Open menu'}
        aria-expanded={isOpen}
        aria-controls={hasOpened ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} size={24} />
      </IconButton>
      {hasOpened && (
        <Animated id={panelId} preset="slide" isShown={isOpen} className={styles['panel']}>
          <CloseMenuContext value={closeAfterChoice}>{children}</CloseMenuContext>
        </Animated>
      )}
    </Box>
  );
}

/** A section of a `FullScreenMenu`. Its rows have a margin of 4 px; their content begins at the page's 16 px margin. */
export function MenuSection({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <Box sx={{ py: 4, px: 1, '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' } }}>
      {title !== undefined && (
        <Typography id={titleId} component="h2" variant="h6" color="textSecondary" sx={{ px: 4, pb: 2 }}>
          {title}
        </Typography>
      )}
      <List
        disablePadding
        aria-labelledby={title === undefined ? undefined : titleId}
        sx={{ '--haven-item-inset': '16px' }}
      >
        {children}
      </List>
    </Box>
  );
}

/** Makes the page around the open menu inert, and traps the focus between the menu's button and its last link. */
function useFullScreen(isOpen: boolean, root: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const element = root.current;
    if (!isOpen || !element) return undefined;

    const unlockScroll = lockScroll();
    const makeActive = makeInertAround(element);
    const stops = () => [...element.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
    stops()[1]?.focus();

    function pressKey(event: KeyboardEvent): void {
      const all = stops();
      if (event.key === 'Escape') {
        close();
        all[0]?.focus();
      }
      if (event.key !== 'Tab') return;
      const [leaving, entering] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
      if (document.activeElement !== leaving) return;
      event.preventDefault();
      entering?.focus();
    }
    let isWide = false;
    function widen(): void {
      isWide = true;
      close();
    }
    const end = new AbortController();
    document.addEventListener('keydown', pressKey, { signal: end.signal });
    window.matchMedia(wideHeaderQuery).addEventListener('change', widen, { signal: end.signal });
    window.addEventListener('popstate', close, { signal: end.signal });
    return () => {
      end.abort();
      makeActive();
      unlockScroll();
      // A wide header has no menu button, so its first link takes the focus.
      if (isWide) element.closest('header')?.querySelector('a')?.focus();
    };
  }, [isOpen, root, close]);
}

/** Makes everything outside `kept` inert, except notices. Returns the function that undoes it. */
function makeInertAround(kept: Element): () => void {
  const made: HTMLElement[] = [];
  for (let inside: Element | null = kept; inside && inside !== document.body; inside = inside.parentElement)
    for (const sibling of inside.parentElement?.children ?? []) {
      if (sibling === inside || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      // Notices must stay usable.
      if (sibling.matches('[data-over-everything]')) continue;
      sibling.inert = true;
      made.push(sibling);
    }
  return () => {
    for (const element of made) element.inert = false;
  };
}
