import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import { useId, useState, type CSSProperties } from 'react';
import { Icon } from '#haven/drawing/Icon.tsx';
import { Tooltip } from '#haven/overlays/Tooltip.tsx';
import { inlineIndent as ownIndent, menuIndent, navigationItem, sidebarWidth } from '#haven/theme/tokens.ts';
import { moveFocusByArrow } from './moveFocusByArrow.ts';
import { NavigationContext } from './NavigationContext.ts';
import { NavigationEntries } from './NavigationEntries.tsx';
import type { NavigationItem } from './NavigationItem.ts';

interface NavigationMenuProps {
  /** Name of the landmark: "Administration". */
  readonly label: string;
  readonly items: readonly NavigationItem[];
  /** A bar; upright, further levels popping up beside it; upright, further levels in place. */
  readonly mode?: 'horizontal' | 'vertical' | 'inline' | undefined;
  readonly size?: keyof typeof navigationItem | undefined;
  /** Whether an upright menu starts as its icons alone. */
  readonly inlineCollapsed?: boolean | undefined;
  /** Whether people may collapse and expand an upright menu. */
  readonly hasCollapseIcon?: boolean | undefined;
  /** Told when people collapse or expand it. */
  readonly onCollapse?: ((isCollapsed: boolean) => void) | undefined;
  /** Pixels by which each level of an inline menu stands further in. */
  readonly inlineIndent?: number | undefined;
}

/** Links by levels: plain links and buttons in a landmark, since nothing here is a menu of commands. */
export function NavigationMenu({
  label,
  items,
  mode = 'vertical',
  size = 'middle',
  inlineCollapsed = false,
  hasCollapseIcon = false,
  onCollapse,
  inlineIndent = ownIndent,
}: NavigationMenuProps) {
  const listId = useId();
  const [startsCollapsed, setCollapsed] = useState(inlineCollapsed);
  const isUpright = mode !== 'horizontal';
  const isCollapsed = isUpright && startsCollapsed;
  const opensInPlace = mode === 'inline' && !isCollapsed;
  const { height, type } = navigationItem[size];
  const measures = {
    '--haven-item-height': `${height}px`,
    '--haven-item-font': `var(--haven-font-${type})`,
    '--haven-menu-indent': `${opensInPlace ? inlineIndent : menuIndent}px`,
    width: isUpright ? sidebarWidth[isCollapsed ? 'collapsed' : 'expanded'] : undefined,
  } as CSSProperties;

  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ color: 'text.primary', ...(isUpright && { flex: 'none', maxWidth: 1, p: 2 }) }}
      style={measures}
      onKeyDown={moveFocusByArrow}
    >
      <NavigationContext
        value={{
          opens: opensInPlace ? 'inPlace' : isUpright ? 'beside' : 'below',
          isCollapsed,
          hasIcons: items.some(({ icon }) => icon),
          level: 0,
        }}
      >
        <NavigationEntries id={listId} items={items} />
      </NavigationContext>
      {isUpright && hasCollapseIcon && (
        <NavigationToggle
          isCollapsed={isCollapsed}
          listId={listId}
          onClick={() => {
            setCollapsed(!isCollapsed);
            onCollapse?.(!isCollapsed);
          }}
        />
      )}
    </Box>
  );
}

interface NavigationToggleProps {
  readonly isCollapsed: boolean;
  readonly listId: string;
  readonly onClick: () => void;
}

/** Collapses a menu to its icons, and back. */
function NavigationToggle({ isCollapsed, listId, onClick }: NavigationToggleProps) {
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
