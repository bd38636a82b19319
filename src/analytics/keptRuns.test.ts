import { beforeEach, expect, it } from 'vitest';
import type { StoredFunnelRuns } from '#domain/funnelStep.ts';
import { createKeptRuns } from './keptRuns.ts';

const registering: StoredFunnelRuns = { registration: { id: 'a'.repeat(32), steps: 2, state: 'filling' } };
const further: StoredFunnelRuns = { registration: { id: 'a'.repeat(32), steps: 3, state: 'submitting' } };

let stored: StoredFunnelRuns | null;
beforeEach(() => {
  stored = null;
});

/** Opens a page of the tab. A duplicated tab would get a copy of the storage. */
function openPage() {
  const page = new EventTarget();
  const storage = {
    read: () => stored,
    write: (_key: string, runs: StoredFunnelRuns) => {
      stored = runs;
    },
    remove: () => {
      stored = null;
    },
  };
  const kept = createKeptRuns(storage, page);
  const dispatch = (type: string, persisted = false) =>
    page.dispatchEvent(Object.assign(new Event(type), { persisted }));
  return { ...kept, dispatch };
}

it('stored funnel runs are read once, by the next page', () => {
  const first = openPage();
  first.keep(registering);
  expect(stored).toBeNull();
  first.dispatch('pagehide');
  expect(openPage().read()).toEqual(registering);
  expect(openPage().read()).toEqual({});
});

it('a page that is restored from the back/forward cache continues the runs of later pages', () => {
  const first = openPage();
  first.keep(registering);
  first.dispatch('pagehide', true);
  const second = openPage();
  second.keep(further);
  second.dispatch('pagehide', true);
  first.dispatch('pageshow', true);
  expect(first.read()).toEqual(further);
  expect(stored).toBeNull();
});

it('a page that is shown for the first time keeps its runs', () => {
  const page = openPage();
  page.keep(registering);
  page.dispatch('pageshow');
  expect(page.read()).toEqual(registering);
});
