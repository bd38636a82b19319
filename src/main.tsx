import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createApp } from '#app/createApp.ts';
import { readConfig, readNonce } from '#config/env.ts';
import { App } from '#document/App.tsx';
import { replayEarlyInput } from '#document/early.ts';
import { hydrate } from '#document/hydrate.tsx';
import { canHydrate } from '#document/canHydrate.ts';
import { whenPageDataArrived, whenRouterSettled } from '#document/whenRouterSettled.ts';
import { enableStyleSheets } from '#document/enableStyleSheets.ts';
import { brand } from '#domain/brand.ts';
import { createHavenTheme } from '#haven/theme/theme.ts';

/** Removes everything that hides the page, before the browser paints the app's content. */
function onDrawn(): void {
  window.early?.leave();
  document.querySelector('.slow')?.remove();
  document.documentElement.removeAttribute('data-undecided');
}

function show(
  app: ReturnType<typeof createApp>,
  theme: ReturnType<typeof createHavenTheme>,
  root: HTMLElement,
): void {
  // The page replaces the server's frame, including the element with the focus.
  const focused = (root.hasAttribute('data-frame') && document.activeElement?.id) || '';
  const onShown = () => {
    void enableStyleSheets(document);
    replayEarlyInput(window);
    document.getElementById(focused)?.focus({ preventScroll: true });
  };
  const props = { ...app, theme, nonce: readNonce(document), onDrawn, onShown };
  if (canHydrate(app, root)) hydrate(root, props);
  else {
    void enableStyleSheets(document);
    createRoot(root).render(<App {...props} scrolled={window.scrollY} />);
  }
}

/** Returns when the server sent the page (`Server-Timing`), in milliseconds since 1970; browser's time if cached. */
function readServedAt(page: Window): number {
  const [arrival] = page.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const told = arrival?.transferSize === 0 ? undefined : arrival?.serverTiming;
  return told?.find(({ name }) => name === 'now')?.duration ?? Date.now();
}

/** Resolves in a new task, so that the browser first handles waiting events. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Starts the app. Once it is ready, hydrates or replaces what the server has rendered. */
async function start(root: HTMLElement): Promise<void> {
  // Opens before the app starts, so that it sees the first events; not part of the built product.
  const inspect = import.meta.env.DEV
    ? await (await import('#inspector/openInspector.ts')).openInspector(window)
    : undefined;
  const isUndecided = 'undecided' in document.documentElement.dataset;
  if (isUndecided || !root.hasAttribute('data-drawn')) void enableStyleSheets(document);
  await nextTask();
  const app = createApp({
    config: readConfig(document),
    page: window,
    servedAt: readServedAt(window),
    channel: new BroadcastChannel('session'),
    createRouter: createBrowserRouter,
    inspect,
  });
  await nextTask();
  const theme = createHavenTheme(brand.colors);
  if (root.hasAttribute('data-drawn') || root.hasAttribute('data-frame')) {
    const isHidden = document.documentElement.dataset['undecided'] === 'page';
    if (isHidden) {
      root.replaceChildren();
      delete root.dataset['drawn'];
    } else await whenPageDataArrived(app.router);
    // A rendered page has the styles that it needs so far, so it becomes interactive first.
    await enableStyleSheets(document, canHydrate(app, root) ? 'not all' : 'all');
    // A flow may have navigated while data and styles loaded.
    if (!isHidden) await whenRouterSettled(app.router);
  }
  show(app, theme, root);
}

const container = document.getElementById('root');
if (!container) throw new Error('The page holds no element "root".');
// Not awaited: pages import this module.
void start(container);
