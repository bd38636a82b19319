import type { StoredFunnelRuns } from '#domain/funnelStep.ts';

interface RunStorage {
  read: (key: 'funnelRuns') => StoredFunnelRuns | null;
  write: (key: 'funnelRuns', runs: StoredFunnelRuns) => void;
  remove: (key: 'funnelRuns') => void;
}

export type KeptRuns = ReturnType<typeof createKeptRuns>;

/** Keeps a tab's runs over page loads. Stores them only between two pages, since duplicated tabs copy the storage. */
export function createKeptRuns(storage: RunStorage, page: Pick<Window, 'addEventListener'>) {
  let runs = take();

  function take(): StoredFunnelRuns {
    const kept = storage.read('funnelRuns') ?? {};
    storage.remove('funnelRuns');
    return kept;
  }

  page.addEventListener('pagehide', () => storage.write('funnelRuns', runs));
  page.addEventListener('pageshow', ({ persisted }) => {
    // The page returns from the back/forward cache, after other pages of this tab.
    if (persisted) runs = take();
  });
  return {
    read: () => runs,
    keep: (next: StoredFunnelRuns): void => {
      runs = next;
    },
  };
}
