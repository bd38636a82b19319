import type { ReactNode } from 'react';
import { Icon, type IconName } from '#haven/drawing/Icon.tsx';
import styles from './Banner.module.css';

const icons = {
  warning: 'warning',
  info: 'info',
  neutral: 'info',
  error: 'error',
  success: 'success',
} as const satisfies Record<string, IconName>;

interface BannerProps {
  /** What kind of word it is; carried by icon and colour, so the text must say it too. */
  readonly tone: keyof typeof icons;
  readonly icon?: IconName | undefined;
  /** One link or button at the right. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One sentence about the page, at its top. */
export function Banner({ tone, icon = icons[tone], action, children }: BannerProps) {
  return (
    <div className={[styles['banner'], styles[tone]].join(' ')}>
      <Icon name={icon} className={styles['icon']} />
      <div className={styles['text']}>{children}</div>
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
