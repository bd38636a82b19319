import ButtonBase from '@mui/material/ButtonBase';
import List from '@mui/material/List';
import { useId, type ReactNode } from 'react';
import { Icon } from '#haven/drawing/Icon.tsx';
import { Animated } from '#haven/layout/Animated.tsx';
import { useDisclosure } from '#haven/overlays/useDisclosure.ts';
import { useHasOpened } from '#haven/overlays/useHasOpened.ts';
import styles from './Dropdown.module.css';
import { CloseMenuContext } from './NavigationContext.ts';

interface DropdownProps {
  /** Content of the button; a chevron follows it. */
  readonly face: ReactNode;
  /** Accessible name of the button, if its content is not enough. */
  readonly label?: string | undefined;
  readonly current?: boolean | undefined;
  readonly align?: 'start' | 'end' | undefined;
  readonly children: ReactNode;
}

/** A button in the header that opens a panel of links. */
export function Dropdown({ face, label, current = false, align = 'start', children }: DropdownProps) {
  const panelId = useId();
  const { isOpen, closeAfterChoice, toggle, rootProps, buttonRef } = useDisclosure();
  const hasOpened = useHasOpened(isOpen);

  return (
    <div {...rootProps} className={styles['dropdown']}>
      <ButtonBase
        ref={buttonRef}
        className={[styles['button'], current && styles['current']].filter(Boolean).join(' ')}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={hasOpened ? panelId : undefined}
        onClick={toggle}
      >
        {face}
        <Icon name="chevronDown" size={16} turns />
      </ButtonBase>
      {/* Not on the server: `Animated` has a style attribute, which server-rendered pages may not have. */}
      {hasOpened && (
        <Animated
          id={panelId}
          preset="slide"
          isShown={isOpen}
          className={[styles['panel'], align === 'end' && styles['end']].filter(Boolean).join(' ')}
        >
          <CloseMenuContext value={closeAfterChoice}>
            <List disablePadding>{children}</List>
          </CloseMenuContext>
        </Animated>
      )}
    </div>
  );
}
