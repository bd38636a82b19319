import type { createMemoryRouter } from 'react-router-dom';

/** Resolves once the router shows a page, or why there is none. */
export function whenSettled(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const { initialized, navigation } = router.state;
      if (initialized && navigation.state === 'idle') resolve();
    };
    router.subscribe(look);
    look();
  });
}
