import type { ReactNode } from 'react';
import styles from './Chip.module.css';
import { Icon, type IconName } from './Icon.tsx';

interface ChipProps {
  readonly tone: 'success' | 'warning' | 'error' | 'info' | 'neutral';
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
}

/** A state in a word, with icon and colour. Stands on a surface. */
export function Chip({ tone, icon, children }: ChipProps) {
  return (
    <span className={[styles['chip'], styles[tone]].join(' ')}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}
