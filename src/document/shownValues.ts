import type { createApp } from '#app/createApp.ts';

/** Values that a page shows, each another one once the app has gone on. */
export function shownValues({
  runtime,
  router,
}: Pick<ReturnType<typeof createApp>, 'runtime' | 'router'>): unknown[] {
  const { app, session, activity, connection, notifications } = runtime;
  // Not all of the router's state: it notes the scroll as well.
  const { location, matches, navigation, errors, loaderData } = router.state;
  return [
    ...[location, matches, navigation, errors, loaderData],
    ...[app, session, activity, connection, notifications].map((chart) => chart.getSnapshot()),
  ];
}
