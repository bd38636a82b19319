import { homePathOf, mayOpen } from '#domain/access.ts';
import { brand } from '#domain/brand.ts';
import { paths } from '#domain/paths.ts';
import { logInPathReturningTo } from '#domain/returnUrl.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { MessagePage } from '#haven/drawing/MessagePage.tsx';
import { Drawing, IsometricBox } from '#haven/drawing/Drawing.tsx';
import { rectanglePath } from '#haven/drawing/isometric.ts';
import { GhostLintel, groundLevel, lintelSize, BuildingSite } from '#haven/drawing/BuildingSite.tsx';
import { useLocationState } from '#session/useLocationState.ts';
import { useViewer } from '#session/useViewer.ts';

/** Page of an address that does not exist or is closed to the viewer, without telling which (screens 2.20). */
export function NotFound() {
  const { kind, restoring } = useViewer();
  const { returnTo } = useLocationState();
  const isVisitor = kind === 'visitor' && !restoring;
  const logIn = returnTo === undefined ? paths.login : logInPathReturningTo(returnTo);
  const support = <Link href={`mailto:${brand.supportEmail}`}>contact support</Link>;
  return (
    <MessagePage
      title="Page not found"
      drawing={<NotFoundDrawing />}
      actions={
        <>
          <Button size="large" href={homePathOf(kind)}>
            Go to home
          </Button>
          {isVisitor && (
            <Button variant="outlined" size="large" href={logIn}>
              Log in
            </Button>
          )}
        </>
      }
      note={
        mayOpen('userPage', kind) ? (
          <>
            Or try the <Link href={paths.faq}>FAQ</Link> or {support}.
          </>
        ) : (
          <>Or {support}.</>
        )
      }
    >
      <p>
        If you typed the web address, check it is correct. If you pasted it, check you copied all of it.
        {isVisitor && ' Some pages open only after you log in.'}
      </p>
    </MessagePage>
  );
}

/** Drawing of a lintel on the ground instead of on two posts. */
function NotFoundDrawing() {
  return (
    <Drawing viewBox="-116 -122 308 336" ground="page">
      <BuildingSite>
        <path fill="var(--ground-shadow)" d={rectanglePath([1.75, 5.25, groundLevel], 6.85, 1.05)} />
        <IsometricBox palette="key" at={[1.3, 4.85, groundLevel]} size={lintelSize} />
      </BuildingSite>
      <GhostLintel />
    </Drawing>
  );
}
