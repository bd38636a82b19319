import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { ViewerKind } from '#domain/access.ts';
import { getPersonRoleKind, type UserInfo } from '#domain/userInfo.ts';
import { useRuntime } from './runtime.ts';

/** Kind of viewer that a preview imitates; null outside a preview. */
export const PreviewedViewerContext = createContext<ViewerKind | null>(null);

/** Returns the viewer, `restoring` until known; `userInfo` is null for a visitor, or if the person failed to load. */
export function useViewer(): Readonly<{ kind: ViewerKind; userInfo: UserInfo | null; restoring: boolean }> {
  const { session } = useRuntime();
  const previewedAs = use(PreviewedViewerContext);
  const userInfo = useSelector(session, (snapshot) => snapshot.context.userInfo);
  const loggedIn = useSelector(session, (snapshot) => snapshot.matches('loggedIn'));
  const restoring = useSelector(session, (snapshot) => snapshot.hasTag('undecided'));
  return loggedIn
    ? { kind: previewedAs ?? getPersonRoleKind(userInfo), userInfo, restoring }
    : { kind: 'visitor', userInfo: null, restoring };
}

export function useLogOut(): () => void {
  const { session } = useRuntime();
  return () => session.send({ type: 'logOut.requested' });
}
