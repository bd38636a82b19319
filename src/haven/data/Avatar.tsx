import { Icon } from '#haven/drawing/Icon.tsx';
import styles from './Avatar.module.css';

interface AvatarProps {
  /** Empty where no name is known. */
  readonly initials: string;
  /** 36, and quieter, in the rows of a table. */
  readonly size: 32 | 36 | 44;
}

const sizes = { 32: '', 36: styles['middle'], 44: styles['large'] };

/** A person's initials, as a drawing; the name stands beside it in words. */
export function Avatar({ initials, size }: AvatarProps) {
  return (
    <span aria-hidden="true" data-initials={initials} className={`${styles['avatar']} ${sizes[size]}`}>
      {initials === '' && <Icon name="question" size={20} />}
    </span>
  );
}
