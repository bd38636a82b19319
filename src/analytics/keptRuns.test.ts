import { beforeEach, expect, it } from 'vitest';
import type { FunnelRuns } from '#domain/funnelStep.ts';
import { createKeptRuns } from './keptRuns.ts';

const registering: FunnelRuns = { registration: { id: 'a'.repeat(32), steps: 2, state: 'filling' } };
const further: FunnelRuns = { registration: { id: 'a'.repeat(32), steps: 3, state: 'submitting' } };

let stored: FunnelRuns | null;
beforeEach(() => {
  stored = null;
});

/** A page of the tab; another tab that is made of it gets a copy of what is stored. */
function openPage() {
  const page = new EventTarget();
  const storage = {
    read: () => stored,
    write: (_key: string, runs: FunnelRuns) => {
      stored = runs;
    },
    remove: () => {
      stored = null;
    },
  };
  const kept = createKeptRuns(storage, page);
  const tell = (type: string, persisted = false) =>
    page.dispatchEvent(Object.assign(new Event(type), { persisted }));
  return { ...kept, tell };
}

it('hands the runs of a page to the next one, and to that alone', () => {
  const first = openPage();
  first.keep(registering);
  expect(stored).toBeNull();
  first.tell('pagehide');
  expect(openPage().read()).toEqual(registering);
  expect(openPage().read()).toEqual({});
});

it('goes on with what later pages of the tab have come to, where a page comes back as it was', () => {
  const first = openPage();
  first.keep(registering);
  first.tell('pagehide', true);
  const second = openPage();
  second.keep(further);
  second.tell('pagehide', true);
  first.tell('pageshow', true);
  expect(first.read()).toEqual(further);
  expect(stored).toBeNull();
});

it('keeps what it has where a page is shown for the first time', () => {
  const page = openPage();
  page.keep(registering);
  page.tell('pageshow');
  expect(page.read()).toEqual(registering);
});
