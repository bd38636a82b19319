import { waitFor } from 'xstate';
import { decideAccess, type AccessDecision } from '#domain/access.ts';
import type { Runtime } from '#session/runtime.ts';
import { readViewer, type Navigation } from './navigation.ts';
import { loadRouteCode, type RouteRow } from './routes.tsx';

/** Resolves if the page may open; otherwise throws a redirect, or an error if person or partner list failed to load. */
export type Guard = (row: RouteRow, signal: AbortSignal) => Promise<void>;

/** Creates the guard, which waits for the data that the access decision needs. */
export function createGuard(
  { app, session }: Pick<Runtime, 'app' | 'session'>,
  navigation: Pick<Navigation, 'refuse'>,
): Guard {
  const decide = (row: RouteRow) => decideAccess(row.access, readViewer({ app, session }), row.path);

  /** Decides by a newly loaded partner list, so that an outdated list denies nobody access. */
  async function decideByNewList(row: RouteRow, signal: AbortSignal): Promise<AccessDecision> {
    const { partnerList } = app.getSnapshot().children;
    if (!partnerList) return decide(row);
    loadRouteCode(row).catch(() => undefined);
    partnerList.send({ type: 'list.aged' });
    const settled = await waitFor(partnerList, (snapshot) => !snapshot.hasTag('onItsWay'), { signal });
    const { failure } = settled.context;
    if (failure) throw new Error('The partner list could not be loaded.', { cause: failure });
    return decide(row);
  }

  return async (row, signal) => {
    await waitFor(session, (snapshot) => !snapshot.hasTag('undecided'), { signal });
    const first = decide(row);
    const isForNow = first.outcome === 'wait' || ('reason' in first && first.reason === 'partnerNotIncluded');
    const decision = isForNow ? await decideByNewList(row, signal) : first;
    if (decision.outcome !== 'redirect') return;
    const person = session.getSnapshot();
    if (person.matches('personUnknown')) {
      throw new Error('Who is logged in could not be read.', { cause: person.context.unread });
    }
    // A person on the way to another page is not redirected.
    signal.throwIfAborted();
    throw navigation.refuse(decision.to, decision.reason);
  };
}
