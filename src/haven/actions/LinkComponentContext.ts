import { createContext, use, type ComponentProps, type ComponentType } from 'react';

/** What an internal link is made of: an anchor that the app's router leads. */
export type LinkComponent = ComponentType<ComponentProps<'a'> & { href: string } & HandedOver>;

export interface HandedOver {
  /** History state for the page that the link leads to; other sites get none. */
  readonly state?: object | undefined;
}

const LinkComponentContext = createContext<LinkComponent | 'a'>('a');

export const LinkComponentProvider = LinkComponentContext.Provider;

/** Tells those who cannot see it coming that a link leaves the tab. */
export const newTabNote = ' (opens in a new tab)';

interface LinkTarget {
  readonly component: LinkComponent | 'a';
  readonly attributes: { readonly target?: '_blank'; readonly rel?: string } & HandedOver;
  readonly opensNewTab: boolean;
}

const leadsAway = /^(https?:)?\/\//i;
/** Pages of our own have no ending. */
const isFile = /^\/[^?#]*\.\w+$/;

/** How a link to `href` is made: own pages through the app's router, other sites and files in a new tab. */
export function useLinkTarget(href: string, sameTab = false, state?: object): LinkTarget {
  const linkComponent = use(LinkComponentContext);
  if (sameTab) return { component: 'a', attributes: {}, opensNewTab: false };
  if (leadsAway.test(href) || isFile.test(href)) {
    return {
      component: 'a',
      attributes: { target: '_blank', rel: 'noopener noreferrer' },
      opensNewTab: true,
    };
  }
  const component = /^[/?]/.test(href) ? linkComponent : 'a';
  return { component, attributes: component === 'a' || !state ? {} : { state }, opensNewTab: false };
}
