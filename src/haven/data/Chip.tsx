import type { ReactNode } from 'react';
import { Icon, type IconName } from '#haven/drawing/Icon.tsx';
import styles from './Chip.module.css';

const icons = {
  success: 'check',
  warning: 'clock',
  error: 'error',
  info: 'info',
  neutral: 'close',
} as const satisfies Record<string, IconName>;

interface ChipProps {
  readonly tone: keyof typeof icons;
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
}

/** A state in a word or two. Stands on a surface, never on the bare page. */
export function Chip({ tone, icon = icons[tone], children }: ChipProps) {
  return (
    <span className={[styles['chip'], styles[tone]].join(' ')}>
      <Icon name={icon} size={14} className={styles['icon']} />
      {children}
    </span>
  );
}
