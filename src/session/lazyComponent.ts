import { lazy, type ComponentType } from 'react';
import { loadPage } from './loadPage.ts';

/** Creates a component whose code loads at the first render. If that fails, rendering throws as `loadPage` does. */
export const lazyComponent = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadPage(load) }));
