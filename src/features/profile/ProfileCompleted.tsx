import type { LocationState } from '#domain/locationState.ts';
import { isRegularUser, toRoleKind } from '#domain/role.ts';
import { homePathOf } from '#domain/access.ts';
import { logInPathReturningTo } from '#domain/returnUrl.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { Chip } from '#haven/data/Chip.tsx';
import { Outcome } from '#haven/feedback/Outcome.tsx';
import { useFlow } from '#session/useFlow.ts';
import { useLogOut, useViewer } from '#session/useViewer.ts';

/** Page with the next steps after a profile is complete (screens 2.7); visitors' links lead through the log-in page. */
export function ProfileCompleted() {
  const { state, completed } = useFlow('profile');
  const viewer = useViewer();
  const logOut = useLogOut();
  const isVisitor = viewer.kind === 'visitor';
  const kind = viewer.kind === 'visitor' ? toRoleKind(completed?.roleId) : viewer.kind;
  const leadTo = (path: string) => (isVisitor ? logInPathReturningTo(path) : path);
  // The location state contains the email, since a URL would get it into logs.
  const toLogIn: LocationState | undefined = isVisitor && completed ? { email: completed.email } : undefined;
  if (state !== 'completed') {
    return (
      <Outcome
        tone="info"
        title="Complete your profile"
        actions={
          <Button size="large" href={paths.login}>
            Log in
          </Button>
        }
      >
        <p>You haven&apos;t completed your profile here yet. Open the link in your email, or log in.</p>
      </Outcome>
    );
  }
  if (viewer.userInfo && completed && completed.email !== viewer.userInfo.email) {
    return (
      <Outcome
        tone="success"
        title="This profile is complete"
        actions={
          <Button size="large" onClick={logOut}>
            Log out
          </Button>
        }
      >
        <p>
          It is that of <strong>{completed.email}</strong>, and you&apos;re logged in as{' '}
          <strong>{viewer.userInfo.email}</strong>. Log out, then log in with the new account.
        </p>
      </Outcome>
    );
  }
  return (
    <Outcome
      tone="success"
      title="Your profile is complete"
      actions={
        <Button size="large" href={isVisitor ? paths.login : homePathOf(viewer.kind)} state={toLogIn}>
          {isVisitor ? 'Log in' : isRegularUser(viewer.kind) ? 'Browse partners' : 'Go to home'}
        </Button>
      }
      links={
        isRegularUser(kind) ? (
          <>
            {kind === 'owner' && (
              <Link variant="action" href={leadTo(paths.account)} state={toLogIn}>
                Add your team and certificates
              </Link>
            )}
            <Link variant="action" href={leadTo(paths.introduction)} state={toLogIn}>
              Take the 2-minute introduction
            </Link>
          </>
        ) : undefined
      }
    >
      {completed?.isUnderReview === true ? (
        <>
          <div>
            <Chip color="info" label="Under review" />
          </div>
          <p>We&apos;ll email you when your application is approved.</p>
        </>
      ) : (
        <p>
          Everything is set up.
          {isVisitor &&
            (isRegularUser(kind) ? ' Log in to see the offers for your company.' : ' Log in to begin.')}
        </p>
      )}
    </Outcome>
  );
}
