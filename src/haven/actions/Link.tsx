import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import { createContext, createElement, use, type ComponentProps, type ComponentType, type Ref } from 'react';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';

interface LinkProps extends Omit<MuiLinkProps, 'ref'>, LinkTarget {
  readonly ref?: Ref<HTMLElement> | undefined;
}

/**
 * MUI's link, led by the app's router or to a new tab; without `href` a button, for what changes this page and leads
 * nowhere. `action` is the variant of one that stands alone.
 */
export function Link({ href, ...rest }: LinkProps) {
  const element = href === undefined ? { component: 'button', type: 'button' } : { component: Anchor, href };
  return <MuiLink {...element} {...(rest as MuiLinkProps)} />;
}

/** An anchor that the app's router leads, for links to pages of our own. */
export type LinkComponent = ComponentType<
  ComponentProps<'a'> & Pick<AnchorProps, 'href'> & Pick<LinkTarget, 'state'>
>;

const LinkComponentContext = createContext<LinkComponent | 'a'>('a');

export const LinkComponentProvider = LinkComponentContext.Provider;

export interface LinkTarget {
  /** Leaves the app in this tab: only where the person comes back, as from single sign-on, or stays, as with a download. */
  readonly sameTab?: boolean | undefined;
  /** History state for the page that the link leads to; other sites get none. */
  readonly state?: object | undefined;
}

interface AnchorProps extends ComponentProps<'a'>, LinkTarget {
  readonly href: string;
}

/** Tells those who cannot see it coming that a link leaves the tab. */
export const newTabNote = ' (opens in a new tab)';

const leadsAway = /^(https?:)?\/\//i;
/** Pages of our own have no ending. */
const isFile = /^\/[^?#]*\.\w+$/;

/** A link without looks: own pages through the app's router, other sites and files in a new tab. */
export function Anchor({ href, sameTab = false, state, children, ...rest }: AnchorProps) {
  const routerLink = use(LinkComponentContext);
  if (!sameTab && (leadsAway.test(href) || isFile.test(href))) {
    const { 'aria-label': name } = rest;
    return (
      // A name of its own stands for all the words of the link.
      <a
        {...rest}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={name && name + newTabNote}
      >
        {children}
        <VisuallyHidden>{newTabNote}</VisuallyHidden>
      </a>
    );
  }
  const isRouted = !sameTab && /^[/?]/.test(href);
  return createElement(
    isRouted ? routerLink : 'a',
    { ...rest, href, ...(isRouted && state && { state }) },
    children,
  );
}
