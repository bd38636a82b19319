import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import { use, useId, useState, type ReactNode, type Ref } from 'react';
import { Animated } from '#haven/layout/Animated.tsx';
import { Tooltip } from '#haven/overlays/Tooltip.tsx';
import { useDisclosure } from '#haven/overlays/useDisclosure.ts';
import { panelStyles } from '#haven/theme/components/overlays.ts';
import { paletteVar } from '#haven/theme/havenComponents.ts';
import { popupDelay } from '#haven/theme/tokens.ts';
import { createEntryIndentStyle, CloseMenuContext, NavigationContext } from './NavigationContext.ts';
import { NavigationItemContent } from './NavigationItemContent.tsx';
import {
  hasCurrentPage,
  type NavigationGroup,
  type NavigationItem,
  type NavigationLink,
} from './NavigationItem.ts';

interface NavigationEntriesProps {
  readonly items: readonly NavigationItem[];
  readonly id?: string | undefined;
}

/** Style of the current page's link in a horizontal menu. */
const underlined = {
  '&&.Mui-selected': {
    borderRadius: 0,
    bgcolor: 'transparent',
    boxShadow: `inset 0 -3px ${paletteVar('primary-main')}`,
  },
};

/** The items of one level of a `NavigationMenu`; each group contains the next level. */
export function NavigationEntries({ items, id }: NavigationEntriesProps) {
  const { opens } = use(NavigationContext);
  const Group = opens === 'inPlace' ? InPlaceGroup : PopupGroup;
  return (
    <List
      id={id}
      disablePadding
      sx={opens === 'below' ? { display: 'flex', flexWrap: 'wrap', columnGap: 1 } : undefined}
    >
      {items.map((item) => (
        <li key={item.label}>
          {'items' in item ? (
            <Group group={item}>
              <NavigationEntries items={item.items} />
            </Group>
          ) : (
            <LinkEntry item={item} />
          )}
        </li>
      ))}
    </List>
  );
}

function LinkEntry({ item }: { readonly item: NavigationLink }) {
  const navigation = use(NavigationContext);
  const closePopup = use(CloseMenuContext);
  const { href, label, count, current = false } = item;
  const link = (
    <ListItemButton
      href={href}
      selected={current}
      aria-current={current ? 'page' : undefined}
      sx={[createEntryIndentStyle(navigation), navigation.opens === 'below' && underlined]}
      onClick={closePopup}
    >
      <NavigationItemContent item={item} />
    </ListItemButton>
  );
  if (!navigation.isCollapsed) return link;
  return (
    <Tooltip isName placement="right" text={count === undefined ? label : `${label} (${count})`}>
      {link}
    </Tooltip>
  );
}

interface NavigationGroupProps {
  readonly group: NavigationGroup;
  readonly children: ReactNode;
}

/** A group whose items open in place. At first it is open if it contains the current page. */
function InPlaceGroup({ group, children }: NavigationGroupProps) {
  const id = useId();
  const navigation = use(NavigationContext);
  const [isOpen, setOpen] = useState(() => hasCurrentPage(group));
  return (
    <>
      <GroupButton group={group} isOpen={isOpen} listId={id} onClick={() => setOpen(!isOpen)} />
      <Collapse id={id} in={isOpen} unmountOnExit>
        <NavigationContext value={{ ...navigation, level: navigation.level + 1 }}>
          {children}
        </NavigationContext>
      </Collapse>
    </>
  );
}

/** Popper modifier: the placements for a popup that does not fit in its preferred one. */
const flip = {
  name: 'flip',
  options: { fallbackPlacements: ['left-start', 'bottom-start', 'top-start', 'top-end'] },
};

/** A group whose items open in a popup: beside a vertical menu, below a horizontal one. Inner groups open in place. */
function PopupGroup({ group, children }: NavigationGroupProps) {
  const id = useId();
  const { opens, isCollapsed } = use(NavigationContext);
  const { isOpen, closeAfterChoice, toggle, rootProps, buttonRef } = useDisclosure(popupDelay);
  const hasIcons = group.items.some(({ icon }) => icon);

  return (
    <Box {...rootProps} sx={{ position: 'relative' }}>
      <GroupButton ref={buttonRef} group={group} isOpen={isOpen} listId={id} onClick={toggle} />
      {/* Touches its button, so that the pointer does not leave the root between them. */}
      <Popper
        id={id}
        role="presentation"
        open={isOpen}
        anchorEl={() => buttonRef.current ?? document.body}
        disablePortal
        placement={opens === 'beside' ? 'right-start' : 'bottom-start'}
        modifiers={[flip]}
        sx={{ zIndex: 1 }}
      >
        <Animated preset="slide" pace="fast" isShown>
          <Paper
            sx={{
              ...panelStyles,
              minWidth: 'var(--haven-dropdown-width)',
              maxWidth: 'calc(100vw - var(--haven-space-16))',
              maxHeight: 'calc(100dvh - var(--haven-space-16))',
              overflowY: 'auto',
              p: 1,
            }}
          >
            {isCollapsed && (
              <Typography
                variant="h6"
                component="p"
                color="textSecondary"
                aria-hidden="true"
                sx={{ px: 3, pt: 2 }}
              >
                {group.label}
              </Typography>
            )}
            <NavigationContext value={{ opens: 'inPlace', isCollapsed: false, hasIcons, level: 0 }}>
              <CloseMenuContext value={closeAfterChoice}>{children}</CloseMenuContext>
            </NavigationContext>
          </Paper>
        </Animated>
      </Popper>
    </Box>
  );
}

interface GroupButtonProps {
  readonly group: NavigationGroup;
  readonly isOpen: boolean;
  /** Id of the list of items, which is in the DOM only while the group is open. */
  readonly listId: string;
  readonly onClick: () => void;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** The button that opens and closes a group (APG, disclosure navigation). */
function GroupButton({ group, isOpen, listId, onClick, ref }: GroupButtonProps) {
  const navigation = use(NavigationContext);
  return (
    <ListItemButton
      component="button"
      ref={ref}
      sx={[
        createEntryIndentStyle(navigation),
        hasCurrentPage(group) && { fontWeight: 600, color: 'tonal.contrastText' },
      ]}
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      onClick={onClick}
    >
      <NavigationItemContent item={group} />
    </ListItemButton>
  );
}
