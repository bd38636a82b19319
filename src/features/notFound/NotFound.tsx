import { homeOf, mayOpen } from '#domain/access.ts';
import { brand } from '#domain/brand.ts';
import { paths } from '#domain/paths.ts';
import { logInReturningTo } from '#domain/returnUrl.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { DrawnPage } from '#haven/drawing/DrawnPage.tsx';
import { NotFoundDrawing } from './NotFoundDrawing.tsx';
import { useLocationState } from '#session/useLocationState.ts';
import { useViewer } from '#session/useViewer.ts';

/** An address that leads nowhere, or nowhere for this viewer (screens 2.20). A visitor is not told which. */
export function NotFound() {
  const { kind, restoring } = useViewer();
  const { returnTo } = useLocationState();
  const support = <Link href={`mailto:${brand.supportEmail}`}>contact support</Link>;
  return (
    <DrawnPage
      title="Page not found"
      drawing={<NotFoundDrawing />}
      actions={
        <>
          <Button size="large" href={homeOf(kind)}>
            Go to home
          </Button>
          {kind === 'visitor' && !restoring && (
            <Button
              variant="outlined"
              size="large"
              href={returnTo === undefined ? paths.login : logInReturningTo(returnTo)}
            >
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
        {kind === 'visitor' && !restoring && ' Some pages open only after you log in.'}
      </p>
    </DrawnPage>
  );
}
