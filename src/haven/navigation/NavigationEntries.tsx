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
import { panel } from '#haven/theme/components/overlays.ts';
import { palette } from '#haven/theme/havenComponents.ts';
import { popupDelay } from '#haven/theme/tokens.ts';
import { MenuContext } from './MenuContext.ts';
import { NavigationContext, placeIn } from './NavigationContext.ts';
import { NavigationFace } from './NavigationFace.tsx';
import {
  holdsCurrent,
  type NavigationGroup,
  type NavigationItem,
  type NavigationLink,
} from './NavigationItem.ts';

interface NavigationEntriesProps {
  readonly items: readonly NavigationItem[];
  readonly id?: string | undefined;
}

/** Look of the page at hand in a bar, as in the header. */
const underlined = {
  '&&.Mui-selected': {
    borderRadius: 0,
    bgcolor: 'transparent',
    boxShadow: `inset 0 -3px ${palette('primary-main')}`,
  },
};

/** One level of a `NavigationMenu`, and through its groups the levels below. */
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
  const closePopup = use(MenuContext);
  const { href, label, count, current = false } = item;
  const link = (
    <ListItemButton
      href={href}
      selected={current}
      aria-current={current ? 'page' : undefined}
      sx={[placeIn(navigation), navigation.opens === 'below' && underlined]}
      onClick={closePopup}
    >
      <NavigationFace item={item} />
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
  /** The entries of the group. */
  readonly children: ReactNode;
}

/** An entry whose further ones come up under it. Where one of them is the page at hand it starts open. */
function InPlaceGroup({ group, children }: NavigationGroupProps) {
  const id = useId();
  const navigation = use(NavigationContext);
  const [isOpen, setOpen] = useState(() => holdsCurrent(group));
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

/** Sides that the panel takes where its own has no room. */
const flip = {
  name: 'flip',
  options: { fallbackPlacements: ['left-start', 'bottom-start', 'top-start', 'top-end'] },
};

/** An entry whose further ones pop up, beside it in an upright menu, below it in a bar; what is below these opens in place. */
function PopupGroup({ group, children }: NavigationGroupProps) {
  const id = useId();
  const { opens, isCollapsed } = use(NavigationContext);
  const { isOpen, close, toggle, rootProps, buttonRef } = useDisclosure(popupDelay);
  const hasIcons = group.items.some(({ icon }) => icon);

  function closeAfterChoice(): void {
    buttonRef.current?.focus();
    close();
  }

  return (
    <Box {...rootProps} sx={{ position: 'relative' }}>
      <GroupButton ref={buttonRef} group={group} isOpen={isOpen} listId={id} onClick={toggle} />
      {/* Touches its button, so that a pointer does not leave on the way. */}
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
              ...panel,
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
              <MenuContext value={closeAfterChoice}>{children}</MenuContext>
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
  /** Id of the list, which is in the page while the group is open. */
  readonly listId: string;
  readonly onClick: () => void;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** Shows and hides the entries of a group (APG, disclosure navigation). */
function GroupButton({ group, isOpen, listId, onClick, ref }: GroupButtonProps) {
  const navigation = use(NavigationContext);
  return (
    <ListItemButton
      component="button"
      ref={ref}
      sx={[placeIn(navigation), holdsCurrent(group) && { fontWeight: 600, color: 'tonal.contrastText' }]}
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      onClick={onClick}
    >
      <NavigationFace item={group} />
    </ListItemButton>
  );
}
