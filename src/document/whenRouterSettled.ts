import type { createMemoryRouter } from 'react-router-dom';

export function whenRouterSettled(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const { initialized, navigation } = router.state;
      if (!initialized || navigation.state !== 'idle') return;
      stop();
      resolve();
    };
    const stop = router.subscribe(look);
    look();
  });
}

/** Maximum time to wait for the data of a page, in milliseconds; after that, the page shows its loading state. */
const patience = 1_000;

/** Resolves once the router has loaded a page, and its data have arrived or `patience` is over. */
export async function whenPageDataArrived(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  await whenRouterSettled(router);
  const loaded = Object.values(router.state.loaderData) as ({ readonly rows?: Promise<unknown> } | null)[];
  const tooLong = new Promise((resolve) => {
    setTimeout(resolve, patience);
  });
  const rows = loaded.flatMap((data) => data?.rows ?? []);
  await Promise.race([Promise.all(rows), tooLong]);
}
