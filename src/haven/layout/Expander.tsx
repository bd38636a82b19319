import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from '#haven/drawing/Icon.tsx';
import styles from './Expander.module.css';

interface ExpanderProps {
  /** Fragment by which links lead to the row. */
  readonly id?: string | undefined;
  readonly title: string;
  /** With `onOpenChange`, makes the component controlled. */
  readonly isOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
  readonly children: ReactNode;
}

/** A question that opens its answer; so does the browser's search in the page (`hidden=until-found`). */
export function Expander({ id, title, isOpen: givenOpen, onOpenChange, children }: ExpanderProps) {
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = givenOpen ?? ownOpen;
  const setOpen = onOpenChange ?? setOwnOpen;

  useEffect(() => {
    const element = panel.current;
    // React supports `hidden` as a boolean only.
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
