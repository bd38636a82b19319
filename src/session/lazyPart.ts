import { lazy, type ComponentType } from 'react';
import { loadPage } from './loadPage.ts';

/** Creates a component whose code loads when it is first rendered. If the code cannot be loaded, the page fails. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadPage(load) }));
