import ButtonBase from '@mui/material/ButtonBase';
import List from '@mui/material/List';
import { useId, type ReactNode } from 'react';
import { Icon } from '#haven/drawing/Icon.tsx';
import { Animated } from '#haven/layout/Animated.tsx';
import { useDisclosure } from '#haven/overlays/useDisclosure.ts';
import { useWasOpen } from '#haven/overlays/useWasOpen.ts';
import styles from './Dropdown.module.css';
import { MenuContext } from './MenuContext.ts';

interface DropdownProps {
  /** Shown on the button, before its chevron. */
  readonly face: ReactNode;
  /** The button's name where the face alone does not say it. */
  readonly label?: string | undefined;
  /** Whether the button stands for the part of the site that the person is in. */
  readonly current?: boolean | undefined;
  /** The edge that panel and button share. */
  readonly align?: 'start' | 'end' | undefined;
  /** `MenuEntry`s. */
  readonly children: ReactNode;
}

/** A button in the header's bar and the panel of links that it shows. */
export function Dropdown({ face, label, current = false, align = 'start', children }: DropdownProps) {
  const panelId = useId();
  const { isOpen, close, toggle, rootProps, buttonRef } = useDisclosure();
  const wasOpen = useWasOpen(isOpen);
  // Unless a page opens, whose heading takes the focus, the button keeps it.
  function closeAfterChoice(): void {
    buttonRef.current?.focus();
    close();
  }

  return (
    <div {...rootProps} className={styles['dropdown']}>
      <ButtonBase
        ref={buttonRef}
        className={[styles['button'], current && styles['current']].filter(Boolean).join(' ')}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={wasOpen ? panelId : undefined}
        onClick={toggle}
      >
        {face}
        <Icon name="chevronDown" size={16} turns />
      </ButtonBase>
      {/* The panel is drawn once it is opened: `Animated` has a style attribute, which a drawn page may not have. */}
      {wasOpen && (
        <Animated
          id={panelId}
          preset="slide"
          isShown={isOpen}
          className={[styles['panel'], align === 'end' && styles['end']].filter(Boolean).join(' ')}
        >
          <MenuContext value={closeAfterChoice}>
            <List disablePadding>{children}</List>
          </MenuContext>
        </Animated>
      )}
    </div>
  );
}
