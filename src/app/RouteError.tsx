import { useEffect, useRef, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { isCallFailure } from '#domain/callFailure.ts';
import { ConnectionBanner } from '#features/connection/ConnectionBanner.tsx';
import { BareFrame } from '#features/frames/BareFrame.tsx';
import { Button } from '#haven/actions/Button.tsx';
import { MessagePage } from '#haven/drawing/MessagePage.tsx';
import { useOverridePageName } from '#haven/navigation/useOverridePageName.ts';
import { PageGone, PageTimeout } from '#session/loadPage.ts';
import { useLocationState } from '#session/useLocationState.ts';
import { useConnection } from '#session/useConnection.ts';
import { PageLoading } from './PageLoading.tsx';
import { reloadOnce } from './reloadOnce.ts';

/** The error page of a route. Reloads once if the page's code is gone, since a deploy may have removed it. */
export function RouteError() {
  const error = useRouteError();
  const [reloading, setReloading] = useState(error instanceof PageGone);

  useEffect(() => {
    if (reloading) void reloadOnce(window).then(setReloading);
  }, [reloading]);

  return reloading ? (
    <PageLoading />
  ) : (
    <>
      <ConnectionBanner />
      <PageFailed error={error} />
    </>
  );
}

const heading = "We couldn't show this page";

function PageFailed({ error }: { readonly error: unknown }) {
  const { reason } = useLocationState();
  const failure = error instanceof Error && isCallFailure(error.cause) ? error.cause : null;
  const isOffline = useConnection() === 'offline';
  const wasOffline = useRef(isOffline);
  useEffect(() => {
    // A browser requests failed code again only after a reload.
    if (wasOffline.current && !isOffline) window.location.reload();
    wasOffline.current = isOffline;
  }, [isOffline]);
  useOverridePageName(heading);
  useEffect(() => document.querySelector<HTMLElement>('main h1')?.focus(), []);

  return (
    <BareFrame state="failed">
      <MessagePage
        title={heading}
        actions={
          !isOffline && (
            <Button size="large" onClick={() => window.location.reload()}>
              Try again
            </Button>
          )
        }
      >
        <p>
          {reason === 'loggedOut' && "You're logged out. "}
          {isOffline ? "It opens as soon as you're back online." : (failure?.message ?? wordsFor(error))}
        </p>
        {failure !== null && failure.reference !== '' && <p>Reference for support: {failure.reference}</p>}
      </MessagePage>
    </BareFrame>
  );
}

function wordsFor(error: unknown): string {
  if (error instanceof PageTimeout) {
    return 'This page is taking too long. Check your connection and try again.';
  }
  return error instanceof PageGone
    ? 'It may just have been updated, or your connection was lost for a moment. Try again.'
    : 'Something went wrong on our side. Try again in a moment.';
}
