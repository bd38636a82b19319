import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from '#haven/drawing/Icon.tsx';

interface ActionMenuProps {
  /** Accessible name of button and menu: "Actions for Sam Ortiz". */
  readonly label: string;
  /** MUI's `MenuItem`s, without fragments. */
  readonly children: ReactNode;
}

/** A button with three dots that opens MUI's menu of actions; the menu closes after each choice. */
export function ActionMenu({ label, children }: ActionMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        ref={button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        sx={{ m: 'var(--haven-icon-button-margin, 0)' }}
        onClick={() => setOpen(true)}
      >
        <Icon name="more" />
      </IconButton>
      <Menu
        id={id}
        // In `main`, so that screen readers still reach the header. MUI's scroll lock would clip `main`.
        container={() => button.current?.closest('main') ?? document.body}
        disableScrollLock
        anchorEl={() => button.current ?? document.body}
        open={isOpen}
        onClose={close}
        onClick={close}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {children}
      </Menu>
    </>
  );
}
