import { lazy, type ComponentType } from 'react';
import { loadPage } from './loadPage.ts';

/** Creates a part of a page whose code loads when it is shown; a failure fails the page. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadPage(load) }));
