import Popper from '@mui/material/Popper';
import type { ReactNode, RefObject } from 'react';
import { Animated } from '#haven/layout/Animated.tsx';
import styles from './Popup.module.css';

const placements = {
  below: 'bottom-start',
  belowEnd: 'bottom-end',
  beside: 'right-start',
} as const;

interface PopupProps {
  readonly id: string;
  readonly isOpen: boolean;
  readonly anchor: RefObject<HTMLElement | null>;
  /** Where it goes if there is room; it touches its anchor, so that a pointer does not leave on the way. */
  readonly placement: keyof typeof placements;
  readonly children: ReactNode;
}

/** The panel of a `useDisclosure`, beside its button also in the order of the page. */
export function Popup({ id, isOpen, anchor, placement, children }: PopupProps) {
  return (
    <Popper
      id={id}
      role="presentation"
      open={isOpen}
      anchorEl={() => anchor.current ?? document.body}
      disablePortal
      placement={placements[placement]}
      modifiers={[
        {
          name: 'flip',
          options: { fallbackPlacements: ['left-start', 'bottom-start', 'top-start', 'top-end'] },
        },
      ]}
      className={styles['popup']}
    >
      <Animated preset="slide" pace="fast" isShown className={styles['panel']}>
        {children}
      </Animated>
    </Popper>
  );
}
