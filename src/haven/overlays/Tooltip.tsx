import Fade from '@mui/material/Fade';
import MuiTooltip, { type TooltipProps as MuiTooltipProps } from '@mui/material/Tooltip';
import type { ReactElement } from 'react';
import { motion, tooltipDelay } from '#haven/theme/tokens.ts';

interface TooltipProps {
  readonly text: string;
  /** Whether the text is the accessible name of the element; by default it is its description. */
  readonly isName?: boolean | undefined;
  /** Whether the tooltip is off, since the element itself shows the text at the moment. */
  readonly isOff?: boolean | undefined;
  readonly placement?: MuiTooltipProps['placement'];
  /** A button, link, or field, which must accept attributes and a ref. */
  readonly children: ReactElement;
}

/** A tooltip of a few words. The pointer can move onto it, and Esc closes it (WCAG 1.4.13). */
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
        // Beside its element, so that both are in the same landmark; fixed, so that nothing clips it.
        popper: { disablePortal: true, popperOptions: { strategy: 'fixed' } },
        transition: { timeout: Number.parseInt(motion.fast, 10) },
      }}
    >
      {children}
    </MuiTooltip>
  );
}
