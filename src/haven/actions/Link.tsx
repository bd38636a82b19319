import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import type { Ref } from 'react';
import { Anchor, type LinkTarget } from './Anchor.tsx';

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
