import IconButton from '@mui/material/IconButton';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Icon } from '#haven/drawing/Icon.tsx';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';
import styles from './BarSearch.module.css';
import { MenuContext } from './MenuContext.ts';
import { moveFocusByArrow } from './moveFocusByArrow.ts';
import { useShortcut } from './useShortcut.ts';

interface BarSearchProps {
  readonly label: string;
  /** How many characters it takes. */
  readonly maxLength: number;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** What was found, for who does not see it; empty until it is known. */
  readonly told: string;
  /** `MenuSection`s of links to what was found, or what is there in their stead. */
  readonly children: ReactNode;
}

/** The key that leads to it from anywhere. */
const shortcut = '/';

/**
 * A search in the bar of a page, which lists what it finds below as somebody types. Arrows go between field and
 * links, Escape closes the list. On phones an icon opens it over the whole bar.
 */
export function BarSearch({ label, maxLength, value, onValueChange, told, children }: BarSearchProps) {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isListShown = isOpen && value.trim() !== '';

  useShortcut(shortcut, () => {
    input.current?.focus();
    input.current?.select();
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    function pressOutside({ target }: Event): void {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    }
    document.addEventListener('pointerdown', pressOutside);
    return () => document.removeEventListener('pointerdown', pressOutside);
  }, [isOpen]);

  /** Keeps the focus, which a link that was chosen would take along. */
  function close(): void {
    input.current?.focus();
    setOpen(false);
  }

  function clear(): void {
    onValueChange('');
    input.current?.focus();
  }

  function pressInField(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' || event.key === 'Enter') {
      event.preventDefault();
      setOpen(true);
      panel.current?.querySelector<HTMLElement>('a[href], button')?.focus();
    }
    if (event.key !== 'Escape') return;
    // The browser would empty the field at once.
    event.preventDefault();
    if (isOpen) setOpen(false);
    else onValueChange('');
  }

  function pressInList(event: KeyboardEvent<HTMLElement>): void {
    const [first] = event.currentTarget.querySelectorAll('a[href], button');
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowUp' && first === document.activeElement) {
      event.preventDefault();
      input.current?.focus();
    } else moveFocusByArrow(event);
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false);
  }

  return (
    <search
      ref={root}
      aria-label={label}
      className={styles['search']}
      data-open={isOpen ? '' : undefined}
      onBlur={leave}
    >
      <label htmlFor={id} className={styles['icon']}>
        <Icon name="search" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <div className={styles['place']}>
        <IconButton aria-label="Close search" sx={{ display: { md: 'none' } }} onClick={close}>
          <Icon name="arrowLeft" />
        </IconButton>
        <input
          ref={input}
          id={id}
          type="search"
          className={styles['input']}
          aria-label={label}
          aria-describedby={`${id}-hint`}
          aria-keyshortcuts={shortcut}
          placeholder={label}
          autoComplete="off"
          maxLength={maxLength}
          value={value}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onChange={({ currentTarget }) => {
            setOpen(true);
            onValueChange(currentTarget.value);
          }}
          onKeyDown={pressInField}
        />
        {value === '' ? (
          <kbd aria-hidden="true" className={styles['key']}>
            {shortcut}
          </kbd>
        ) : (
          <IconButton aria-label="Clear search" onClick={clear}>
            <Icon name="close" size={16} />
          </IconButton>
        )}
      </div>
      <VisuallyHidden>
        <span id={`${id}-hint`}>Results appear as you type. Press the down arrow to reach them.</span>
      </VisuallyHidden>
      <VisuallyHidden>
        <output>{isListShown && told}</output>
      </VisuallyHidden>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the links within. */}
      <div ref={panel} hidden={!isListShown} className={styles['panel']} onKeyDown={pressInList}>
        <MenuContext value={close}>{isListShown && children}</MenuContext>
      </div>
    </search>
  );
}
