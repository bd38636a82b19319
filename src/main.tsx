import { Fragment, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createApp } from '#app/createApp.ts';
import { readConfig, readNonce } from '#config/env.ts';
import { App } from '#document/App.tsx';
import { replayEarly } from '#document/early.ts';
import { isAsDrawn } from '#document/isAsDrawn.ts';
import { readServedAt } from '#document/readServedAt.ts';
import { shownValues } from '#document/shownValues.ts';
import { whenFilled, whenSettled } from '#document/whenSettled.ts';
import { whenStyled } from '#document/whenStyled.ts';

/** Takes off what covers the page, in the frame in which it takes the place of what stood there. */
function onDrawn(): void {
  window.early?.leave();
  document.querySelector('.slow')?.remove();
  document.documentElement.removeAttribute('data-undecided');
}

function show(app: ReturnType<typeof createApp>, root: HTMLElement): void {
  // The page takes the place of its frame, and with it of what had the focus.
  const focused = (root.hasAttribute('data-frame') && document.activeElement?.id) || '';
  const onShown = () => {
    replayEarly(window);
    document.getElementById(focused)?.focus({ preventScroll: true });
  };
  const props = { ...app, nonce: readNonce(document), scrolled: window.scrollY };
  const view = <App {...props} {...{ onDrawn, onShown }} />;
  if (!isAsDrawn(app, root)) {
    createRoot(root).render(view);
    return;
  }
  // React hears presses at once, but a form begins with its own values, whatever is typed until then.
  window.early?.leave(['click', 'submit']);
  const drawn = shownValues(app);
  const hasGoneOn = () => shownValues(app).some((value, at) => value !== drawn[at]);
  /**
   * Where the app went on before React had seen all of the page, some of it would stay as it was drawn. The page is drawn
   * anew in a task of its own: a person's event may have made React look, and goes on to its field.
   */
  const onHydrated = () => {
    if (hasGoneOn()) setTimeout(() => hydrated?.render(<Fragment key="anew">{view}</Fragment>));
    else onShown();
  };
  let hydrated: Root | undefined;
  // Piece by piece: the browser answers in between.
  startTransition(() => {
    const onHydrating = () => {
      if (!hasGoneOn()) onDrawn();
    };
    hydrated = hydrateRoot(root, <App {...props} onDrawn={onHydrating} onShown={onHydrated} />, {
      onRecoverableError: (error) => hasGoneOn() || reportError(error),
    });
  });
}

/** Starts the app, and shows the page once the app knows what to show; until then stands what the server has drawn. */
async function start(root: HTMLElement): Promise<void> {
  // Before the app starts, so that none of its first events is missed; the built product has nothing of it.
  const inspect = import.meta.env.DEV
    ? await (await import('#inspector/openInspector.ts')).openInspector(window)
    : undefined;
  // The code has just run: the browser answers what waits.
  await new Promise((resolve) => setTimeout(resolve));
  const app = createApp({
    config: readConfig(document),
    page: window,
    servedAt: readServedAt(window),
    channel: new BroadcastChannel('session'),
    createRouter: createBrowserRouter,
    inspect,
  });
  if (root.hasAttribute('data-drawn') || root.hasAttribute('data-frame')) {
    const isHidden = document.documentElement.dataset['undecided'] === 'page';
    if (isHidden) root.replaceChildren();
    await Promise.all([isHidden || whenFilled(app.router), whenStyled(document)]);
    // A flow may have led on meanwhile.
    if (!isHidden) await whenSettled(app.router);
  }
  show(app, root);
}

const container = document.getElementById('root');
if (!container) throw new Error('The page holds no element "root".');
// Nothing awaits it: pages import this module.
void start(container);
