import IconButton from '@mui/material/IconButton';
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
    <div ref={root} className={styles['menu']}>
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
    </div>
  );
}
