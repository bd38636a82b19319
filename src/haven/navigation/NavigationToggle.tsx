import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import { Icon } from '#haven/drawing/Icon.tsx';
import { Tooltip } from '#haven/overlays/Tooltip.tsx';

interface NavigationToggleProps {
  readonly isCollapsed: boolean;
  readonly listId: string;
  readonly onClick: () => void;
}

/** Collapses a menu to its icons, and back. */
export function NavigationToggle({ isCollapsed, listId, onClick }: NavigationToggleProps) {
  const words = isCollapsed ? 'Expand menu' : 'Collapse menu';
  return (
    <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      {/* The same tree in both, or the press would take the focus along. */}
      <Tooltip isName placement="right" text={words} isOff={!isCollapsed}>
        <ListItemButton
          component="button"
          aria-label={words}
          aria-controls={listId}
          sx={{ color: 'text.secondary', ...(isCollapsed && { justifyContent: 'center', px: 0 }) }}
          onClick={onClick}
        >
          <Box
            component={Icon}
            name="chevronRight"
            sx={{ transform: isCollapsed ? undefined : 'rotate(180deg)' }}
          />
          {!isCollapsed && words}
        </ListItemButton>
      </Tooltip>
    </Box>
  );
}
