import type { ReactNode } from 'react';
import { Icon, type IconName } from '#haven/drawing/Icon.tsx';
import styles from './Outcome.module.css';

const icons = {
  success: 'success',
  info: 'mail',
  warning: 'clock',
  error: 'error',
} as const satisfies Record<string, IconName>;

interface OutcomeProps {
  readonly tone: keyof typeof icons;
  readonly icon?: IconName | undefined;
  /** "Check your email": the heading of the page, or of a section. */
  readonly title: ReactNode;
  readonly heading?: 'h1' | 'h2' | undefined;
  /** What happened, in a sentence or two. */
  readonly children?: ReactNode;
  /** What to do now: one primary button, and one outline beside it at most. */
  readonly actions?: ReactNode;
  /** Further ways on, one under the other. */
  readonly links?: ReactNode;
}

/** How something ended, and the way on: the whole content of a card. */
export function Outcome({
  tone,
  icon = icons[tone],
  title,
  heading: Heading = 'h1',
  children,
  actions,
  links,
}: OutcomeProps) {
  return (
    <div className={styles['outcome']}>
      <div className={[styles['sign'], styles[tone]].join(' ')}>
        <Icon name={icon} size={28} />
      </div>
      <Heading tabIndex={-1} className={styles['title']}>
        {title}
      </Heading>
      {children !== undefined && <div className={styles['words']}>{children}</div>}
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      {links !== undefined && <div className={styles['links']}>{links}</div>}
    </div>
  );
}
