import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from '#haven/drawing/Icon.tsx';
import { Animated } from '#haven/layout/Animated.tsx';
import { useWasOpen } from '#haven/overlays/useWasOpen.ts';
import styles from './FullScreenMenu.module.css';
import { MenuContext } from './MenuContext.ts';
import { useFullScreen } from './useFullScreen.ts';

interface FullScreenMenuProps {
  readonly children: ReactNode;
}

/** The narrow header's button and the panel that it opens, from the bar to the bottom of the screen. */
export function FullScreenMenu({ children }: FullScreenMenuProps) {
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useWasOpen(isOpen);

  const close = useCallback(({ focusButton }: { readonly focusButton: boolean }) => {
    setOpen(false);
    if (focusButton) button.current?.focus();
  }, []);
  const closeAfterChoice = useCallback(() => close({ focusButton: true }), [close]);
  useFullScreen(isOpen, root, close);

  return (
    <Box ref={root} sx={{ display: { xs: 'flex', md: 'none' } }}>
      <IconButton
        ref={button}
        color="inherit"
        aria-label={isOpen ? 'Close menu' : 'Open menu'}
        aria-expanded={isOpen}
        aria-controls={wasOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} size={24} />
      </IconButton>
      {wasOpen && (
        <Animated id={panelId} preset="slide" isShown={isOpen} className={styles['panel']}>
          <MenuContext value={closeAfterChoice}>{children}</MenuContext>
        </Animated>
      )}
    </Box>
  );
}

interface MenuSectionProps {
  readonly title?: string | undefined;
  /** `MenuEntry`s. */
  readonly children: ReactNode;
}

/** Rows of a `FullScreenMenu` that belong together: they stand 4 px in from the edge, their content on the page's 16 px. */
export function MenuSection({ title, children }: MenuSectionProps) {
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
