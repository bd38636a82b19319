import { startTransition, type ComponentProps } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { App } from './App.tsx';

/**
 * Hydrates a page as the server has drawn it, piece by piece: the browser answers in between. If what the app shows changes
 * before React has seen all of the page, some of it would stay as it was drawn; then the page is drawn anew.
 */
export function hydrate(root: HTMLElement, props: ComponentProps<typeof App>): void {
  // React hears presses at once. Other acts stay noted: a form resets its radio buttons, and a page drawn anew all fields.
  window.early?.leave(['click']);
  const drawn = shownValues(props);
  let hasGoneOn = false;
  const onDrawn = () => {
    hasGoneOn = shownValues(props).some((value, at) => value !== drawn[at]);
    if (!hasGoneOn) props.onDrawn?.();
  };
  const onShown = () => {
    if (!hasGoneOn) props.onShown?.();
    // In a task of its own: the event that made React look has yet to reach its field.
    else setTimeout(() => hydrated?.render(<App key="anew" {...props} scrolled={window.scrollY} />));
  };
  let hydrated: Root | undefined;
  startTransition(() => {
    hydrated = hydrateRoot(root, <App {...props} {...{ onDrawn, onShown }} />, {
      onRecoverableError: (error) => hasGoneOn || reportError(error),
    });
  });
}

/** Values that a page shows, each another one once the app has gone on. */
function shownValues({ runtime, router }: Pick<ComponentProps<typeof App>, 'runtime' | 'router'>) {
  // Not all of the router's state: it notes the scroll as well.
  const { location, matches, navigation, errors, loaderData } = router.state;
  const { app, session, activity, connection, notifications } = runtime;
  const charts = [app, session, activity, connection, notifications];
  return [location, matches, navigation, errors, loaderData, ...charts.map((chart) => chart.getSnapshot())];
}
