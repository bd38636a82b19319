import Fade from '@mui/material/Fade';
import MuiTooltip, { type TooltipProps as MuiTooltipProps } from '@mui/material/Tooltip';
import type { ReactElement } from 'react';
import { motion, tooltipDelay } from '#haven/theme/tokens.ts';

interface TooltipProps {
  readonly text: string;
  /** Whether the text is the name of the element; otherwise it is its description. */
  readonly isName?: boolean | undefined;
  /** Whether the element shows the text itself at the moment. */
  readonly isOff?: boolean | undefined;
  readonly placement?: MuiTooltipProps['placement'];
  /** A button, link or field that takes attributes and a ref. */
  readonly children: ReactElement;
}

/** A tooltip of a few words, which can be hovered, and which Esc closes (WCAG 1.4.13). */
export function Tooltip({ text, isName = false, isOff, placement = 'bottom', children }: TooltipProps) {
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
        // In the DOM beside its element, to stay in the same landmark; fixed, so that nothing clips it.
        popper: { disablePortal: true, popperOptions: { strategy: 'fixed' } },
        transition: { timeout: Number.parseInt(motion.fast, 10) },
      }}
    >
      {children}
    </MuiTooltip>
  );
}
