import { waitFor } from 'xstate';
import { decideAccess, type AccessDecision } from '#domain/access.ts';
import type { Runtime } from '#session/runtime.ts';
import { readViewer, type Navigation } from './navigation.ts';
import { fetchCode, type RouteRow } from './routes.tsx';

/** Resolves if the person may open the page. Throws a redirect otherwise, and an error without a decision. */
export type Guard = (row: RouteRow, signal: AbortSignal) => Promise<void>;

/** Creates the guard, which waits for the facts that the access table needs. */
export function createGuard(
  { app, session }: Pick<Runtime, 'app' | 'session'>,
  navigation: Pick<Navigation, 'refuse'>,
): Guard {
  const decide = (row: RouteRow) => decideAccess(row.access, readViewer({ app, session }), row.path);

  /** Decides by the latest partner list, so that no outdated one turns anybody away. */
  async function decideByNewList(row: RouteRow, signal: AbortSignal): Promise<AccessDecision> {
    const { partnerList } = app.getSnapshot().children;
    if (!partnerList) return decide(row);
    fetchCode(row).catch(() => undefined);
    partnerList.send({ type: 'list.aged' });
    const settled = await waitFor(partnerList, (snapshot) => !snapshot.hasTag('onItsWay'), { signal });
    const { failure } = settled.context;
    if (failure) throw new Error('The partner list could not be loaded.', { cause: failure });
    return decide(row);
  }

  return async (row, signal) => {
    await waitFor(session, (snapshot) => !snapshot.hasTag('undecided'), { signal });
    const first = decide(row);
    const decision = isForNow(first) ? await decideByNewList(row, signal) : first;
    if (decision.outcome !== 'redirect') return;
    const person = session.getSnapshot();
    if (person.matches('personUnknown')) {
      throw new Error('Who is logged in could not be read.', { cause: person.context.unread });
    }
    // The person may be on the way to another page.
    signal.throwIfAborted();
    throw navigation.refuse(decision.to, decision.reason);
  };
}

function isForNow(decision: AccessDecision): boolean {
  return (
    decision.outcome === 'wait' ||
    (decision.outcome === 'redirect' && decision.reason === 'partnerNotIncluded')
  );
}
