import { useId, type ReactNode } from 'react';
import { Button, type ButtonProps } from './Button.tsx';
import styles from './Dropdown.module.css';
import { Icon } from './Icon.tsx';
import { MenuContext } from './MenuContext.ts';
import { Popup } from './Popup.tsx';
import { useDisclosure } from './useDisclosure.ts';

interface DropdownProps extends Pick<ButtonProps, 'variant' | 'size' | 'disabled'> {
  /** What the button shows, before its chevron. */
  readonly face: ReactNode;
  /** The button's name where the face alone does not say it. */
  readonly label?: string | undefined;
  /** The edge that list and button share. */
  readonly align?: 'start' | 'end' | undefined;
  /** `MenuItem`s. */
  readonly children: ReactNode;
}

/** A button in a page and the list that it shows: links, or what can be done. `Disclosure` is its like for the header. */
export function Dropdown({
  face,
  label,
  align = 'start',
  variant = 'outline',
  size,
  disabled,
  children,
}: DropdownProps) {
  const listId = useId();
  const { isOpen, close, toggle, rootProps, buttonRef } = useDisclosure();
  function closeAfterChoice(): void {
    buttonRef.current?.focus();
    close();
  }

  return (
    <div {...(disabled ? {} : rootProps)} className={styles['dropdown']}>
      <Button
        ref={buttonRef}
        variant={variant}
        size={size}
        disabled={disabled}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={toggle}
      >
        {face}
        <Icon name="chevronDown" size={16} className={styles['chevron']} />
      </Button>
      <Popup
        id={listId}
        isOpen={isOpen}
        anchor={buttonRef}
        placement={align === 'end' ? 'belowEnd' : 'below'}
      >
        <MenuContext value={closeAfterChoice}>
          <ul className={styles['list']}>{children}</ul>
        </MenuContext>
      </Popup>
    </div>
  );
}
