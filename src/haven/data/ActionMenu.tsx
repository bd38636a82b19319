import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import { useId, useState, type ReactNode } from 'react';
import { Icon } from '#haven/drawing/Icon.tsx';

interface ActionMenuProps {
  /** Name of button and menu: "Actions for Sam Ortiz". */
  readonly label: string;
  /** MUI's `MenuItem`s; no fragments. */
  readonly children: ReactNode;
}

/** Three dots in a row, and MUI's menu of what can be done with it, which closes once something was chosen. */
export function ActionMenu({ label, children }: ActionMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        sx={{ m: 'var(--haven-icon-button-margin, 0)' }}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon name="more" />
      </IconButton>
      <Menu
        id={id}
        // Within the landmark of its row.
        container={anchor?.closest('main')}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        onClick={close}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {children}
      </Menu>
    </>
  );
}
