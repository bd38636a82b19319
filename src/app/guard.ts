import { waitFor } from 'xstate';
import { decideAccess, type AccessDecision, type Viewer } from '#domain/access.ts';
import type { Runtime } from '#session/runtime.ts';
import { aborted } from './aborted.ts';
import { readViewer, type Navigation } from './navigation.ts';
import type { RouteRow } from './routes.tsx';

/** Lets the person through to a page, or leads them on. Resolves when the page may be loaded. */
export type Guard = (row: RouteRow, signal: AbortSignal) => Promise<void>;

/** Asks the access table before any loader of a page runs; waits for what the decision needs to know. */
export function createGuard(runtime: Runtime, navigation: Navigation): Guard {
  return async (row, signal) => {
    await waitFor(runtime.session, (snapshot) => !snapshot.hasTag('undecided'), { signal });
    let decision = decideAccess(row.access, readViewer(runtime), row.path);
    const { partnerList } = runtime.app.getSnapshot().children;
    if (isForNow(decision) && partnerList) {
      partnerList.send({ type: 'list.aged' });
      const settled = await waitFor(partnerList, (snapshot) => !snapshot.hasTag('onItsWay'), { signal });
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
        cause: session.context.unread,
      });
    }
    // Led elsewhere meanwhile: that the page was wanted has been told already.
    signal.throwIfAborted();
    void navigation.redirect(decision.to, decision.reason);
    await aborted(signal);
  };
}

/** Resolves once this is true of whoever looks, or where nobody can say who that is. */
export type UntilViewer = (isWanted: (viewer: Viewer) => boolean) => Promise<void>;

/** Code waits for a person who may see its page: they may log in later. It is fetched beside the guard's work. */
export function createUntilViewer(runtime: Runtime): UntilViewer {
  return async (isWanted) => {
    await waitFor(
      runtime.session,
      (snapshot) => isWanted(readViewer(runtime)) || snapshot.matches('personUnknown'),
      { timeout: Infinity },
    );
  };
}

/** Whether the guard lets this viewer through, or may do so once it has a newer partner list. */
export function isOpenTo({ access, path }: RouteRow, viewer: Viewer): boolean {
  const decision = decideAccess(access, viewer, path);
  return decision.outcome === 'allow' || isForNow(decision);
}

/** Whether a newer partner list may have another say: nobody is turned away by an older one. */
function isForNow(decision: AccessDecision): boolean {
  return (
    decision.outcome === 'wait' ||
    (decision.outcome === 'redirect' && decision.reason === 'partnerNotIncluded')
  );
}
