import Fade from '@mui/material/Fade';
import MuiTooltip, { type TooltipProps as MuiTooltipProps } from '@mui/material/Tooltip';
import type { ReactElement } from 'react';
import { motion, tooltipDelay } from '#haven/theme/tokens.ts';

interface TooltipProps {
  readonly text: string;
  /** Whether the text is all the name that the element has; else it is said after its name. */
  readonly isName?: boolean | undefined;
  /** Whether the element says it itself just now. */
  readonly isOff?: boolean | undefined;
  readonly placement?: MuiTooltipProps['placement'];
  /** A button, link or field that takes attributes and a ref. */
  readonly children: ReactElement;
}

/**
 * A few words on what the pointer is over or the focus in. They can be pointed at, and Esc puts them away
 * (WCAG 1.4.13).
 */
export function Tooltip({
  text,
  isName = false,
  isOff = false,
  placement = 'bottom',
  children,
}: TooltipProps) {
  return (
    <MuiTooltip
      title={isOff ? '' : text}
      describeChild={!isName}
      placement={placement}
      enterDelay={tooltipDelay.open}
      enterNextDelay={tooltipDelay.open}
      leaveDelay={tooltipDelay.close}
      slots={{ transition: Fade }}
      slotProps={{
        // Beside what it is about, so that it stands in the same part of the page; fixed, so that nothing cuts it off.
        popper: { disablePortal: true, popperOptions: { strategy: 'fixed' } },
        transition: { timeout: Number.parseInt(motion.fast, 10) },
      }}
    >
      {children}
    </MuiTooltip>
  );
}
