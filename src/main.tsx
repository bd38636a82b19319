import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createApp } from '#app/createApp.ts';
import { readConfig, readNonce } from '#config/env.ts';
import { App } from '#document/App.tsx';
import { replayEarly } from '#document/early.ts';
import { isAsDrawn } from '#document/isAsDrawn.ts';
import { readServedAt } from '#document/readServedAt.ts';
import { whenFilled, whenSettled } from '#document/whenSettled.ts';
import { whenStyled } from '#document/whenStyled.ts';

// Before the app starts, so that none of its first events is missed; the built product has nothing of it.
const inspect = import.meta.env.DEV
  ? await (await import('#inspector/openInspector.ts')).openInspector(window)
  : undefined;
const app = createApp({
  config: readConfig(document),
  page: window,
  servedAt: readServedAt(window),
  channel: new BroadcastChannel('session'),
  createRouter: createBrowserRouter,
  inspect,
});
const container = document.getElementById('root');
if (!container) throw new Error('The page holds no element "root".');

/** Takes off what covers the page, in the frame in which it takes the place of what stood there. */
function onDrawn(): void {
  window.early?.stop();
  document.querySelector('.slow')?.remove();
  document.documentElement.removeAttribute('data-undecided');
}

function show(root: HTMLElement): void {
  // The page takes the place of its frame, and with it of what had the focus.
  const focused = (root.hasAttribute('data-frame') && document.activeElement?.id) || '';
  const onShown = () => {
    replayEarly(window);
    document.getElementById(focused)?.focus({ preventScroll: true });
  };
  const nonce = readNonce(document);
  const view = <App {...app} {...{ nonce, onDrawn, onShown }} scrolled={window.scrollY} />;
  if (isAsDrawn(app, root)) {
    window.early?.stop();
    // At once: where the app went on before React looks, the page would stay as it was drawn.
    flushSync(() => hydrateRoot(root, view));
  } else {
    createRoot(root).render(view);
  }
}

/** Shows the page once the app knows what to show; until then stands what the server has drawn. */
async function showSettled(root: HTMLElement): Promise<void> {
  const isHidden = document.documentElement.dataset['undecided'] === 'page';
  if (isHidden) root.replaceChildren();
  await Promise.all([isHidden || whenFilled(app.router), whenStyled(document)]);
  // A flow may have led on meanwhile.
  if (!isHidden) await whenSettled(app.router);
  show(root);
}

// Nothing awaits it: pages import this module.
if (container.hasAttribute('data-drawn') || container.hasAttribute('data-frame')) void showSettled(container);
else show(container);
