import type { ComponentProps } from 'react';
import styles from './Link.module.css';
import { useLinkTarget, type HandedOver } from './LinkComponentContext.ts';
import { NewTabNote } from './NewTabNote.tsx';

export interface LinkProps extends ComponentProps<'a'>, HandedOver {
  readonly href: string;
  /** `text` in running text, `action` standing alone, `plain` where `className` says everything. */
  readonly variant?: 'text' | 'action' | 'plain' | undefined;
  /** Leaves the app in this tab: only where the person comes back, as from single sign-on, or stays, as with a download. */
  readonly sameTab?: boolean | undefined;
}

/** A link: own pages through the app's router, other sites and files in a new tab. */
export function Link({ href, variant = 'text', sameTab, state, className, children, ...rest }: LinkProps) {
  const { component: Anchor, attributes, opensNewTab } = useLinkTarget(href, sameTab, state);
  return (
    <Anchor
      href={href}
      {...attributes}
      {...rest}
      className={[styles[variant], className].filter(Boolean).join(' ')}
    >
      {children}
      {opensNewTab && <NewTabNote />}
    </Anchor>
  );
}
