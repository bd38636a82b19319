import { lazy, type ComponentType } from 'react';
import { loadPage } from './loadPage.ts';

/** A part of a page whose code comes once it is shown. Where that cannot be had, the page fails as for its own code. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadPage(load) }));
