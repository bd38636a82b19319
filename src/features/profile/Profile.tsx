import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { homePathOf } from '#domain/access.ts';
import { failureLines } from '#domain/failureWords.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#haven/actions/Button.tsx';
import { Link } from '#haven/actions/Link.tsx';
import { Outcome } from '#haven/feedback/Outcome.tsx';
import { FormFields } from '#haven/fields/FormLayout.tsx';
import { useHeadingFocus } from '#haven/layout/useHeadingFocus.ts';
import { useFlow } from '#session/useFlow.ts';
import { useViewer } from '#session/useViewer.ts';
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';

const logIn = (
  <Button size="large" href={paths.login}>
    Log in
  </Button>
);

/** Advice for people whose password was discarded, since another browser confirmed the registration (security R4). */
const whereRefused =
  "If you registered in another browser and your password isn't accepted, choose a new one.";

interface ProfileProps extends Omit<ProfileFormProps, 'profile'> {
  /** Button that requests another invitation mail. */
  readonly newInvitation: ReactNode;
}

/** Page that completes a profile, or says why that is not possible (screens 2.6). */
export function Profile({ newInvitation, termsLabel, help }: ProfileProps) {
  const { state, hasTag, profile, failure, send } = useFlow('profile');
  const { kind } = useViewer();
  const otherWays = (
    <>
      <Link variant="action" href={paths.forgotPassword}>
        Forgot password?
      </Link>
      {help}
    </>
  );
  const isForm = hasTag('form');
  useHeadingFocus(isForm ? 'form' : state, 'form');
  if (isForm) {
    return (
      <>
        <h1 tabIndex={-1}>Complete your profile</h1>
        {profile ? (
          <ProfileForm profile={profile} termsLabel={termsLabel} help={help} />
        ) : (
          <ProfileSkeleton />
        )}
      </>
    );
  }
  return (
    <Card variant="form">
      {state === 'ticketMissing' && (
        <Outcome tone="info" title="Complete your profile" actions={logIn} links={otherWays}>
          <p>To get to your profile, open the link in your email, or log in.</p>
          <p>{whereRefused}</p>
        </Outcome>
      )}
      {state === 'ticketOver' && (
        <Outcome tone="warning" title="This page has expired" actions={logIn} links={otherWays}>
          <p>To complete your profile, open the latest link in your email, or log in again.</p>
          <p>{whereRefused}</p>
        </Outcome>
      )}
      {state === 'alreadyCompleted' && (
        <Outcome
          tone="success"
          title="Your profile is already complete"
          actions={
            kind === 'visitor' ? (
              logIn
            ) : (
              <Button size="large" href={homePathOf(kind)}>
                Go to home
              </Button>
            )
          }
          links={help}
        >
          <p>There is nothing left to do here.</p>
        </Outcome>
      )}
      {state === 'invitationOver' && (
        <Outcome tone="warning" title="This link can no longer be used" actions={newInvitation} links={help}>
          <p>{failure?.message}</p>
        </Outcome>
      )}
      {state === 'failed' && (
        <Outcome
          tone="error"
          title="We couldn't load your profile"
          links={help}
          actions={
            <Button size="large" onClick={() => send({ type: 'retry.pressed' })}>
              Try again
            </Button>
          }
        >
          {failure && failureLines(failure).map((line) => <p key={line}>{line}</p>)}
        </Outcome>
      )}
    </Card>
  );
}

function ProfileSkeleton() {
  return (
    <Card variant="form" aria-busy>
      <FormFields>
        {['name', 'email', 'company'].map((known) => (
          <div key={known}>
            <Skeleton width="20%" height={20} />
            <Skeleton width="50%" height={24} />
          </div>
        ))}
        <Skeleton height={44} />
        <Skeleton width={160} height={44} />
      </FormFields>
    </Card>
  );
}
