import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import { useId, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { Icon } from '#haven/drawing/Icon.tsx';
import { Tooltip } from '#haven/overlays/Tooltip.tsx';
import {
  inlineIndent as ownIndent,
  menuIndent,
  navigationItemSizes,
  sidebarWidth,
} from '#haven/theme/tokens.ts';
import { NavigationContext } from './NavigationContext.ts';
import { NavigationEntries } from './NavigationEntries.tsx';
import type { NavigationItem } from './NavigationItem.ts';

interface NavigationMenuProps {
  /** Name of the landmark: "Administration". */
  readonly label: string;
  readonly items: readonly NavigationItem[];
  /** Direction of the menu. Groups of horizontal and vertical menus open in popups, groups of inline ones in place. */
  readonly mode?: 'horizontal' | 'vertical' | 'inline' | undefined;
  readonly size?: keyof typeof navigationItemSizes | undefined;
  /** Whether the menu is at first collapsed to its icons; ignored if it is horizontal. */
  readonly inlineCollapsed?: boolean | undefined;
  /** Whether a button collapses and expands the menu; ignored if it is horizontal. */
  readonly hasCollapseIcon?: boolean | undefined;
  readonly onCollapse?: ((isCollapsed: boolean) => void) | undefined;
  /** Indent of each level of an inline menu, in pixels. */
  readonly inlineIndent?: number | undefined;
}

/** A landmark with links in several levels. It uses links and buttons, since the role `menu` is for commands. */
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
  const toggleName = isCollapsed ? 'Expand menu' : 'Collapse menu';
  const { height, type } = navigationItemSizes[size];
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
        <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
          {/* The same tree in both states, so that the button keeps the focus. */}
          <Tooltip isName placement="right" text={toggleName} isOff={!isCollapsed}>
            <ListItemButton
              component="button"
              aria-label={toggleName}
              aria-controls={listId}
              sx={{ color: 'text.secondary', ...(isCollapsed && { justifyContent: 'center', px: 0 }) }}
              onClick={() => {
                setCollapsed(!isCollapsed);
                onCollapse?.(!isCollapsed);
              }}
            >
              <Box
                component={Icon}
                name="chevronRight"
                sx={{ transform: isCollapsed ? undefined : 'rotate(180deg)' }}
              />
              {!isCollapsed && toggleName}
            </ListItemButton>
          </Tooltip>
        </Box>
      )}
    </Box>
  );
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
};

/** Moves the focus between links and buttons by arrow keys, Home, and End (APG, disclosure navigation, optional). */
function moveFocusByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = Math.min(Math.max(at + step, 0), stops.length - 1);
  if (at === -1) return;
  event.preventDefault();
  stops[next]?.focus();
}
