import { use, useId, type ReactNode } from 'react';
import { useDisclosure } from '#haven/overlays/useDisclosure.ts';
import { popupDelay } from '#haven/theme/tokens.ts';
import { GroupButton } from './GroupButton.tsx';
import { MenuContext } from './MenuContext.ts';
import { NavigationContext } from './NavigationContext.ts';
import type { NavigationGroup } from './NavigationItem.ts';
import { Popup } from './Popup.tsx';
import styles from './PopupGroup.module.css';

interface PopupGroupProps {
  readonly group: NavigationGroup;
  /** Its entries; what is below these opens in place. */
  readonly children: ReactNode;
}

/** An entry whose further ones pop up: beside it in an upright menu, below it in a bar. */
export function PopupGroup({ group, children }: PopupGroupProps) {
  const id = useId();
  const { opens, isCollapsed } = use(NavigationContext);
  const { isOpen, close, toggle, rootProps, buttonRef } = useDisclosure(popupDelay);
  const hasIcons = group.items.some(({ icon }) => icon);

  function closeAfterChoice(): void {
    buttonRef.current?.focus();
    close();
  }

  return (
    <div {...rootProps} className={styles['group']}>
      <GroupButton
        ref={buttonRef}
        group={group}
        isOpen={isOpen}
        listId={isOpen ? id : undefined}
        onClick={toggle}
      />
      <Popup id={id} isOpen={isOpen} anchor={buttonRef} placement={opens === 'beside' ? 'beside' : 'below'}>
        {isCollapsed && (
          <p aria-hidden="true" className={styles['title']}>
            {group.label}
          </p>
        )}
        <div className={styles['entries']}>
          <NavigationContext value={{ opens: 'inPlace', isCollapsed: false, hasIcons, level: 0 }}>
            <MenuContext value={closeAfterChoice}>{children}</MenuContext>
          </NavigationContext>
        </div>
      </Popup>
    </div>
  );
}
