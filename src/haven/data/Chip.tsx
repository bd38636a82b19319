import MuiChip from '@mui/material/Chip';
import { Icon, type IconName } from '#haven/drawing/Icon.tsx';

const icons = {
  success: 'check',
  warning: 'clock',
  error: 'error',
  info: 'info',
  neutral: 'close',
} as const satisfies Record<string, IconName>;

interface ChipProps {
  readonly color: keyof typeof icons;
  readonly label: string;
  readonly icon?: IconName | undefined;
}

/** MUI's chip with the icon of its color, for a state in one or two words. */
export function Chip({ color, label, icon = icons[color] }: ChipProps) {
  return <MuiChip component="span" color={color} label={label} icon={<Icon name={icon} size={14} />} />;
}
