import { waitFor } from 'xstate';
import { decideAccess, mayOpen, type AccessDecision } from '#domain/access.ts';
import type { Runtime } from '#session/runtime.ts';
import { aborted } from './aborted.ts';
import { readViewer, type Navigation } from './navigation.ts';
import type { RouteRow } from './routes.tsx';

/** Lets the person through to a page, or leads them on. Resolves when the page may be loaded. */
export type Guard = (row: RouteRow, signal: AbortSignal) => Promise<void>;

/** Asks the access table before any loader of a page runs; waits for what the decision needs to know. */
export function createGuard(runtime: Runtime, navigation: Navigation): Guard {
  return async (row, signal) => {
    await waitFor(
      runtime.session,
      (snapshot) => !snapshot.matches('restoring') && !snapshot.matches('refreshingUserInfo'),
      { signal },
    );
    let decision = decideAccess(row.access, readViewer(runtime), row.path);
    if (isForNow(decision)) {
      runtime.partnerList.send({ type: 'list.aged' });
      const settled = await waitFor(
        runtime.partnerList,
        (snapshot) => !snapshot.matches('loading') && !snapshot.matches('revalidating'),
        { signal },
      );
      if (settled.matches('failed'))
        throw new Error('The partner list could not be loaded.', {
          cause: settled.context.failure,
        });
      decision = decideAccess(row.access, readViewer(runtime), row.path);
    }
    if (decision.outcome !== 'redirect') return;
    const session = runtime.session.getSnapshot();
    if (session.matches('personUnknown')) {
      throw new Error('Who is logged in could not be read.', {
        cause: session.context.failure,
      });
    }
    // Led elsewhere meanwhile: that the page was wanted has been told already.
    signal.throwIfAborted();
    void navigation.redirect(decision.to, decision.reason);
    await aborted(signal);
  };
}

/**
 * Waits with the code of the administration for an administrator, who may log in later; other pages fetch theirs beside
 * their guard.
 */
export function createUntilOpen(runtime: Runtime): (row: RouteRow) => Promise<unknown> {
  return async ({ access }) =>
    access === 'adminPage' &&
    waitFor(runtime.session, () => mayOpen(access, readViewer(runtime).kind), { timeout: Infinity });
}

/** Whether a newer partner list may have another say: nobody is turned away by an older one. */
function isForNow(decision: AccessDecision): boolean {
  return (
    decision.outcome === 'wait' ||
    (decision.outcome === 'redirect' && decision.reason === 'partnerNotIncluded')
  );
}
