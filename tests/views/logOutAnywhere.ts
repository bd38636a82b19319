import { act } from '@testing-library/react';
import { expect } from 'vitest';
import { answer, type Happening } from './happenings.ts';
import { openPage, type OpenPage } from './openPage.tsx';
import { follow, type Path } from './walkViews.ts';

interface LogOuts {
  /** To each state that the pages show. */
  readonly paths: ReadonlyMap<string, Path>;
  readonly happenings: readonly Happening[];
  readonly heading?: 'h1' | 'h2';
}

const revoked = answer('logOut');

/** By the person in this tab, and in another one. */
const logOuts = ['logOut.requested', 'otherTab.loggedOut'] as const;

/**
 * Logs out in every state, and answers after that what was still on its way. Whoever logs out, is logged in or about to
 * be, is led out, and nothing brings them back; of what happens in another tab, a visitor notices nothing.
 */
export async function logOutAnywhere({ paths, happenings, heading = 'h1' }: LogOuts): Promise<void> {
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
        const before = lookAt(page);
        await act(async () => session.send({ type, session: own ?? 'none' }));
        await page.settle();
        if (revoked.isPossible(page)) await revoked.happen(page);
        const after = lookAt(page);
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
          expect({ where, ...lookAt(page) }).toEqual({ where, ...after });
        }
        page.expectNothingLost();
        expect({ where, complaints: page.complaints }).toEqual({ where, complaints: [] });
      } finally {
        page.close();
      }
    }
  }
}

function lookAt({ runtime, router }: OpenPage) {
  return {
    address: router.state.location.pathname,
    flow: runtime.app.getSnapshot().context.flow?.name,
    session: runtime.session.getSnapshot().value,
    person: runtime.session.getSnapshot().context.userInfo,
  };
}
