import type { ComponentProps, ElementType, MouseEvent, Ref } from 'react';
import { Ring } from '#haven/feedback/Ring.tsx';
import { useKeptWidth } from '#haven/feedback/useKeptWidth.ts';
import styles from './Button.module.css';
import { newTabNote, useLinkTarget, type HandedOver } from './LinkComponentContext.ts';
import { NewTabNote } from './NewTabNote.tsx';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'color' | 'onClick' | 'ref'>, HandedOver {
  readonly variant?: 'primary' | 'tonal' | 'outline' | 'onBeam' | 'onBeamOutline' | 'text' | undefined;
  /** 44, 40 and 36 px high; all 44 under a finger. */
  readonly size?: 'large' | 'middle' | 'small' | undefined;
  /** Makes it a link. */
  readonly href?: string | undefined;
  /** Leaves the app in this tab: only where the person comes back, as from single sign-on. */
  readonly sameTab?: boolean | undefined;
  /** Under way: keeps focus and width, takes no press. */
  readonly busy?: boolean | undefined;
  readonly fullWidth?: boolean | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** What does something, or with `href` what goes somewhere. */
export function Button({
  variant = 'primary',
  size = 'middle',
  href,
  sameTab,
  state,
  busy,
  fullWidth = false,
  type = 'button',
  className,
  onClick,
  ref,
  children,
  'aria-disabled': ariaDisabled,
  'aria-label': ariaLabel,
  ...rest
}: ButtonProps) {
  const { component, attributes, opensNewTab } = useLinkTarget(href ?? '', sameTab, state);
  const keepWidth = useKeptWidth(busy, ref);

  function press(event: MouseEvent<HTMLElement>): void {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  const look = [styles['button'], styles[variant], styles[size], fullWidth && styles['fullWidth'], className];
  const shared = { className: look.filter(Boolean).join(' '), onClick: press, ref: keepWidth };
  if (href !== undefined) {
    const Anchor = component as ElementType;
    return (
      <Anchor
        {...rest}
        {...shared}
        {...attributes}
        href={href}
        // A name of its own stands for all the words of the link.
        aria-label={ariaLabel && opensNewTab ? ariaLabel + newTabNote : ariaLabel}
      >
        {children}
        {opensNewTab && <NewTabNote />}
      </Anchor>
    );
  }
  return (
    <button
      {...rest}
      {...shared}
      type={type}
      aria-disabled={busy === true ? true : ariaDisabled}
      aria-label={ariaLabel}
    >
      {busy && <Ring size="small" />}
      {children}
    </button>
  );
}
