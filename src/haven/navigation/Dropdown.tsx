import { useId, type ReactNode } from 'react';
import { Button, type ButtonProps } from '#haven/actions/Button.tsx';
import { Icon, type IconName } from '#haven/drawing/Icon.tsx';
import { useDisclosure } from '#haven/overlays/useDisclosure.ts';
import styles from './Dropdown.module.css';
import { MenuContext } from './MenuContext.ts';
import { Popup } from './Popup.tsx';

/** What the button shows: words before a chevron, or an icon alone. */
type Face =
  | {
      readonly face: ReactNode;
      /** The button's name where the face alone does not say it. */
      readonly label?: string | undefined;
      readonly icon?: undefined;
    }
  | { readonly icon: IconName; readonly label: string; readonly face?: undefined };

type DropdownProps = Face & DropdownOptions;

interface DropdownOptions extends Pick<ButtonProps, 'variant' | 'size' | 'disabled'> {
  /** The edge that list and button share. */
  readonly align?: 'start' | 'end' | undefined;
  /** `MenuItem`s. */
  readonly children: ReactNode;
}

/**
 * A button in a page and the list that it shows: links, or what can be done. An icon alone opens by press only:
 * of a table's rows each has one, and a mouse on its way would open them all. `Disclosure` is its like for the
 * header.
 */
export function Dropdown({
  face,
  icon,
  label,
  align = icon ? 'end' : 'start',
  variant = icon ? 'text' : 'outlined',
  size,
  disabled,
  children,
}: DropdownProps) {
  const listId = useId();
  const { isOpen, close, toggle, rootProps, buttonRef } = useDisclosure();
  const { onPointerEnter, ...pressProps } = rootProps;
  function closeAfterChoice(): void {
    buttonRef.current?.focus();
    close();
  }

  return (
    <div
      {...(disabled ? {} : pressProps)}
      onPointerEnter={disabled || icon ? undefined : onPointerEnter}
      className={[styles['dropdown'], icon && styles['bare']].filter(Boolean).join(' ')}
    >
      <Button
        ref={buttonRef}
        variant={variant}
        size={size}
        disabled={disabled}
        className={icon && styles['icon']}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={toggle}
      >
        {icon ? (
          <Icon name={icon} />
        ) : (
          <>
            {face}
            <Icon name="chevronDown" size={16} turns />
          </>
        )}
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
