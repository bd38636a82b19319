import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import { createContext, createElement, use, type ComponentProps, type ComponentType, type Ref } from 'react';
import { VisuallyHidden } from '#haven/layout/VisuallyHidden.tsx';

interface LinkProps extends Omit<MuiLinkProps, 'ref'>, LinkTarget {
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** MUI's link: an `Anchor`, or a button if it has no `href`. Outside a sentence, use the variant `action`. */
export function Link({ href, ...rest }: LinkProps) {
  const element = href === undefined ? { component: 'button', type: 'button' } : { component: Anchor, href };
  return <MuiLink {...element} {...(rest as MuiLinkProps)} />;
}

/** Type of the component that renders internal links with the app's router. */
export type LinkComponent = ComponentType<
  ComponentProps<'a'> & Pick<AnchorProps, 'href'> & Pick<LinkTarget, 'state'>
>;

const LinkComponentContext = createContext<LinkComponent | 'a'>('a');

export const LinkComponentProvider = LinkComponentContext.Provider;

export interface LinkTarget {
  /** Whether an external link or file opens in this tab: for downloads and single sign-on, which returns to the app. */
  readonly sameTab?: boolean | undefined;
  /** Location state for an internal page; ignored for other sites. */
  readonly state?: object | undefined;
}

interface AnchorProps extends ComponentProps<'a'>, LinkTarget {
  readonly href: string;
}

/** Text for screen readers after a link that opens a new tab. */
export const newTabNote = ' (opens in a new tab)';

const leadsAway = /^(https?:)?\/\//i;
/** Matches paths of files; pages of the app have no file extension. */
const isFile = /^\/[^?#]*\.\w+$/;

/** A link without styles. It opens internal pages with the app's router, other sites and files in a new tab. */
export function Anchor({ href, sameTab = false, state, children, ...rest }: AnchorProps) {
  const routerLink = use(LinkComponentContext);
  if (!sameTab && (leadsAway.test(href) || isFile.test(href))) {
    return (
      // An `aria-label` replaces the whole text of a link, including the note about the new tab.
      <a
        {...rest}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={rest['aria-label'] && rest['aria-label'] + newTabNote}
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
