import { brand } from '#domain/brand.ts';
import { failureLines } from '#domain/failureWords.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { Outcome } from '#haven/feedback/Outcome.tsx';
import { Spinner } from '#haven/feedback/Spinner.tsx';
import { useHeadingFocus } from '#haven/layout/useHeadingFocus.ts';
import { useRuntime } from '#session/runtime.ts';
import { useFlow } from '#session/useFlow.ts';

/** Page with the progress or outcome of single sign-on, and the next steps (screens 2.11). */
export function SsoOutcome() {
  const { ssoLoginUrl } = useRuntime();
  const { state, failure } = useFlow('ssoCallback');
  useHeadingFocus(state, 'exchanging');
  const byEmail = (
    <Button variant="outlined" size="large" href={paths.login}>
      Log in with email
    </Button>
  );
  const ways = (
    <>
      {ssoLoginUrl !== null && (
        <Button size="large" href={ssoLoginUrl} sameTab>
          Try again
        </Button>
      )}
      {byEmail}
    </>
  );
  if (state === 'denied') {
    return (
      <Outcome tone="info" icon="info" title="You cancelled sign-in" actions={ways}>
        <p>Nothing has changed. You can try again, or log in with your email and password.</p>
      </Outcome>
    );
  }
  if (state === 'invalid') {
    return (
      <Outcome
        tone="warning"
        title={
          <>
            This <span style={{ whiteSpace: 'nowrap' }}>sign-in</span> link isn't valid any more
          </>
        }
        actions={ways}
      >
        <p>It works once, in the browser where you began.</p>
      </Outcome>
    );
  }
  if (state === 'withoutAccount') {
    return (
      <Outcome
        tone="info"
        icon="person"
        title="There's no account for this email"
        actions={
          <>
            <Button size="large" href={paths.register}>
              Register
            </Button>
            {byEmail}
          </>
        }
      >
        <p>Ask the owner of your company to add you, or register.</p>
      </Outcome>
    );
  }
  if (state === 'unavailable') {
    const isLimited = failure?.code === 'TOO_MANY_ATTEMPTS';
    const lines = failure
      ? failureLines(failure, isLimited ? { instead: ', or log in with your email and password' } : {})
      : ['Try again in a moment, or log in with your email and password.'];
    return (
      <Outcome
        tone={isLimited ? 'warning' : 'error'}
        title={
          isLimited
            ? 'Too many people are signing in from your network'
            : `${brand.singleSignOnName} doesn't answer`
        }
        actions={ways}
      >
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Outcome>
    );
  }
  return (
    <Outcome
      tone="info"
      icon="person"
      title="Signing you in…"
      links={
        <Link variant="action" href={paths.login}>
          Log in with email
        </Link>
      }
    >
      <Spinner size="large" label="One moment…" />
    </Outcome>
  );
}
