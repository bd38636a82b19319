import { act } from '@testing-library/react';
import { expect } from 'vitest';
import { answer, type Happening } from './happenings.ts';
import { openPage, type OpenPage } from './openPage.tsx';
import { follow, type Path } from './walkViews.ts';

interface LogOutOptions {
  /** A path to each state that the pages show. */
  readonly paths: ReadonlyMap<string, Path>;
  readonly happenings: readonly Happening[];
  readonly heading?: 'h1' | 'h2';
}

const revoked = answer('logOut');

/** Events of a log-out in this tab, and in another one. */
const logOuts = ['logOut.requested', 'otherTab.loggedOut'] as const;

/**
 * Logs out in every state, then settles the pending calls. A person who logs out, or who is logged in or about to be,
 * lands on `/`, and no late answer brings them back. A log-out in another tab does not affect a visitor.
 */
export async function logOutInEveryState({
  paths,
  happenings,
  heading = 'h1',
}: LogOutOptions): Promise<void> {
  const late = happenings.filter(({ name }) => /^(answer|fail) /.test(name));
  for (const [state, path] of paths) {
    for (const type of logOuts) {
      const page = await openPage(path.start);
      try {
        await follow(page, path, heading);
        const where = `${type} in ${state}`;
        const { session } = page.runtime;
        const snapshot = session.getSnapshot();
        const own = snapshot.matches('loggedOut') ? null : snapshot.context.session;
        const before = readState(page);
        await act(async () => session.send({ type, session: own ?? 'none' }));
        await page.settle();
        if (revoked.isPossible(page)) await revoked.happen(page);
        const after = readState(page);
        const isLedOut = own !== null || type === 'logOut.requested';
        expect({ where, ...after }).toEqual({
          where,
          address: isLedOut ? '/' : before.address,
          flow: isLedOut ? undefined : before.flow,
          session: isLedOut ? { loggedOut: 'idle' } : before.session,
          person: isLedOut ? null : before.person,
        });
        if (isLedOut) {
          for (const answer of late.filter(({ isPossible }) => isPossible(page))) await answer.happen(page);
          expect({ where, ...readState(page) }).toEqual({ where, ...after });
        }
        page.expectNoLostEvents();
        expect({ where, consoleOutput: page.consoleOutput }).toEqual({ where, consoleOutput: [] });
      } finally {
        page.close();
      }
    }
  }
}

function readState({ runtime, router }: OpenPage) {
  return {
    address: router.state.location.pathname,
    flow: runtime.app.getSnapshot().context.flow?.name,
    session: runtime.session.getSnapshot().value,
    person: runtime.session.getSnapshot().context.userInfo,
  };
}
