import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from '#haven/drawing/Icon.tsx';
import styles from './Expander.module.css';

interface ExpanderProps {
  /** Id of the whole element, for links to it. */
  readonly id?: string | undefined;
  readonly title: string;
  /** Whether the content is shown; for a controlled expander, together with `onOpenChange`. */
  readonly isOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
  readonly children: ReactNode;
}

/** A title whose content opens by a press, or when the browser's search finds it (`hidden=until-found`). */
export function Expander({ id, title, isOpen: givenOpen, onOpenChange, children }: ExpanderProps) {
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = givenOpen ?? ownOpen;
  const setOpen = onOpenChange ?? setOwnOpen;

  useEffect(() => {
    const element = panel.current;
    // Set here, since React supports `hidden` as a boolean only.
    if (!isOpen) element?.setAttribute('hidden', 'until-found');
    const open = () => setOpen(true);
    element?.addEventListener('beforematch', open);
    return () => element?.removeEventListener('beforematch', open);
  }, [isOpen, setOpen]);

  return (
    <div id={id} className={styles['expander']}>
      <h3>
        <ButtonBase
          className={styles['button']}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <Icon name="chevronDown" turns className={styles['chevron']} />
        </ButtonBase>
      </h3>
      <div ref={panel} id={panelId} hidden={!isOpen}>
        <div className={styles['answer']}>{children}</div>
      </div>
    </div>
  );
}
