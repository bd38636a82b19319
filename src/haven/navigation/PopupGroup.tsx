import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import { use, useId, type ReactNode } from 'react';
import { Animated } from '#haven/layout/Animated.tsx';
import { useDisclosure } from '#haven/overlays/useDisclosure.ts';
import { panel } from '#haven/theme/components/overlays.ts';
import { popupDelay } from '#haven/theme/tokens.ts';
import { GroupButton } from './GroupButton.tsx';
import { MenuContext } from './MenuContext.ts';
import { NavigationContext } from './NavigationContext.ts';
import type { NavigationGroup } from './NavigationItem.ts';

interface PopupGroupProps {
  readonly group: NavigationGroup;
  /** Its entries; what is below these opens in place. */
  readonly children: ReactNode;
}

/** Sides that the panel takes where its own has no room. */
const flip = {
  name: 'flip',
  options: { fallbackPlacements: ['left-start', 'bottom-start', 'top-start', 'top-end'] },
};

/** An entry whose further ones pop up: beside it in an upright menu, below it in a bar. */
export function PopupGroup({ group, children }: PopupGroupProps) {
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
