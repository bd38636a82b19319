import { startTransition, type ComponentProps } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { App } from './App.tsx';

/**
 * Hydrates a rendered page in pieces, between which the browser responds. If the app's state changes before React has
 * seen the whole page, some of it would stay out of date, so the page is rendered anew.
 */
export function hydrate(root: HTMLElement, props: ComponentProps<typeof App>): void {
  // React replays presses itself. Other input stays recorded: a form resets its radio buttons, and a page rendered
  // anew resets all fields.
  window.early?.leave(['click']);
  const drawn = shownValues(props);
  let hasGoneOn = false;
  const onDrawn = () => {
    hasGoneOn = shownValues(props).some((value, at) => value !== drawn[at]);
    if (!hasGoneOn) props.onDrawn?.();
  };
  const onShown = () => {
    if (!hasGoneOn) props.onShown?.();
    // In another task: the event that triggered React has yet to reach its field.
    else setTimeout(() => hydrated?.render(<App key="anew" {...props} scrolled={window.scrollY} />));
  };
  let hydrated: Root | undefined;
  startTransition(() => {
    hydrated = hydrateRoot(root, <App {...props} {...{ onDrawn, onShown }} />, {
      onRecoverableError: (error) => hasGoneOn || reportError(error),
    });
  });
}

/** The state that a page shows, as values that change with the app. */
function shownValues({ runtime, router }: Pick<ComponentProps<typeof App>, 'runtime' | 'router'>) {
  // Without the rest of the router's state, such as the scroll position.
  const { location, matches, navigation, errors, loaderData } = router.state;
  const { app, session, activity, connection, notifications } = runtime;
  const charts = [app, session, activity, connection, notifications];
  return [location, matches, navigation, errors, loaderData, ...charts.map((chart) => chart.getSnapshot())];
}
