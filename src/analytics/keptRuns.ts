import type { FunnelRuns } from '#domain/funnelStep.ts';

interface RunStorage {
  read: (key: 'funnelRuns') => FunnelRuns | null;
  write: (key: 'funnelRuns', runs: FunnelRuns) => void;
  remove: (key: 'funnelRuns') => void;
}

/** How far this tab has come. */
export interface KeptRuns {
  readonly read: () => FunnelRuns;
  readonly keep: (runs: FunnelRuns) => void;
}

/**
 * Hands them from each page to the next one of the tab. The storage holds them between two pages alone: what it holds
 * while a page is open, browsers copy into a duplicated tab and into one that the page opens, and two tabs would count
 * as one run.
 */
export function createKeptRuns(storage: RunStorage, page: Pick<Window, 'addEventListener'>): KeptRuns {
  let runs = take();

  function take(): FunnelRuns {
    const kept = storage.read('funnelRuns') ?? {};
    storage.remove('funnelRuns');
    return kept;
  }

  page.addEventListener('pagehide', () => storage.write('funnelRuns', runs));
  page.addEventListener('pageshow', ({ persisted }) => {
    // It comes back as it was, after others of this tab.
    if (persisted) runs = take();
  });
  return {
    read: () => runs,
    keep: (next) => {
      runs = next;
    },
  };
}
