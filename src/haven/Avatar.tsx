import styles from './Avatar.module.css';
import { Icon } from './Icon.tsx';

interface AvatarProps {
  /** Empty where no name is known. */
  readonly initials: string;
  readonly size: 32 | 44;
}

/** A person's initials, as a drawing; the name stands beside it in words. */
export function Avatar({ initials, size }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      data-initials={initials}
      className={[styles['avatar'], size === 44 && styles['large']].filter(Boolean).join(' ')}
    >
      {initials === '' && <Icon name="question" size={20} />}
    </span>
  );
}
