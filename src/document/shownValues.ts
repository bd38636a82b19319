import type { createApp } from '#app/createApp.ts';

/** Values that a page shows, each another one once the app has gone on. */
export function shownValues({
  runtime,
  router,
}: Pick<ReturnType<typeof createApp>, 'runtime' | 'router'>): unknown[] {
  const { app, session, activity, connection, notifications } = runtime;
  return [
    router.state,
    ...[app, session, activity, connection, notifications].map((chart) => chart.getSnapshot()),
  ];
}
