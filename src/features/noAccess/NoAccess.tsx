import { homePathOf } from '#domain/access.ts';
import { brand } from '#domain/brand.ts';
import { paths } from '#domain/paths.ts';
import { logInPathReturningTo } from '#domain/returnUrl.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { MessagePage } from '#haven/drawing/MessagePage.tsx';
import { BuildingSiteDrawing } from '#haven/drawing/BuildingSite.tsx';
import { useLocationState } from '#session/useLocationState.ts';
import { useViewer } from '#session/useViewer.ts';

/** Page for a person who lacks access to a page, or whose session has ended (screens 2.19). */
export function NoAccess() {
  const { kind } = useViewer();
  const { reason, returnTo } = useLocationState();
  const sessionEnded = reason === 'sessionEnded';
  const logIn = returnTo === undefined ? paths.login : logInPathReturningTo(returnTo);
  return (
    <MessagePage
      title="No access"
      drawing={<BuildingSiteDrawing lintel="laid" />}
      actions={
        <Button size="large" href={sessionEnded ? logIn : homePathOf(kind)}>
          {sessionEnded ? 'Log in' : 'Go to home'}
        </Button>
      }
      note={<Link href={`mailto:${brand.supportEmail}`}>Need help?</Link>}
    >
      <p>
        {sessionEnded
          ? 'Your session ended. Log in to carry on where you left off.'
          : "You don't have access to this page."}
      </p>
    </MessagePage>
  );
}
