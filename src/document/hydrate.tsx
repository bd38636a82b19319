import { startTransition, type ComponentProps } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { App } from './App.tsx';
import { enableStyleSheets } from './enableStyleSheets.ts';

/**
 * Hydrates a rendered page in pieces, so that the browser can respond between them. If the app's state changes before
 * React has hydrated the whole page, parts of it would stay out of date, so the page is rendered again.
 */
export function hydrate(root: HTMLElement, props: ComponentProps<typeof App>): void {
  // React replays presses itself. Other input stays recorded, since hydration resets the radio buttons of a
  // form, and rendering again resets all fields.
  window.early?.leave(['click']);
  const drawn = shownValues(props);
  let hasGoneOn = false;
  const onDrawn = () => {
    hasGoneOn = shownValues(props).some((value, at) => value !== drawn[at]);
    if (!hasGoneOn) props.onDrawn?.();
  };
  const onShown = () => {
    if (!hasGoneOn) props.onShown?.();
    // In another task, since the event that made React hydrate has not reached its field yet.
    else setTimeout(renderAnew);
  };
  const renderAnew = () => {
    void enableStyleSheets(document);
    hydrated?.render(<App key="anew" {...props} scrolled={window.scrollY} />);
  };
  let hydrated: Root | undefined;
  startTransition(() => {
    hydrated = hydrateRoot(root, <App {...props} {...{ onDrawn, onShown }} />, {
      onRecoverableError: (error) => hasGoneOn || reportError(error),
    });
  });
}

/** Returns the values that the rendered page depends on; a value that changes becomes another object. */
function shownValues({ runtime, router }: Pick<ComponentProps<typeof App>, 'runtime' | 'router'>) {
  // Omits router state that does not change the page, such as the scroll position.
  const { location, matches, navigation, errors, loaderData } = router.state;
  const { app, session, activity, connection, notifications } = runtime;
  const charts = [app, session, activity, connection, notifications];
  return [location, matches, navigation, errors, loaderData, ...charts.map((chart) => chart.getSnapshot())];
}
