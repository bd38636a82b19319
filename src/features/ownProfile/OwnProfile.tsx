import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useOwnProfileQuery } from '#graphql/profileHooks.ts';
import { Region } from '#haven/feedback/Region.tsx';
import { Main } from '#haven/layout/Main.tsx';
import { LeaveQuestion } from '#haven/overlays/LeaveQuestion.tsx';
import { toRegionProps } from '#session/queryState.ts';
import { useFlow, useFlowActor } from '#session/useFlow.ts';
import { useUnsavedFormGuard } from '#session/useUnsavedFormGuard.ts';
import { PersonalDataExport } from './PersonalDataExport.tsx';
import { NotificationChoices } from './NotificationChoices.tsx';
import { OwnDetailsForm } from './OwnDetailsForm.tsx';
import styles from './OwnProfile.module.css';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { RecordedEvents } from './RecordedEvents.tsx';

export function OwnProfile() {
  const { state, passwordChanges } = useFlow('ownProfile');
  const leaving = useUnsavedFormGuard('signedInPage', useFlowActor('ownProfile'));
  const asked = useOwnProfileQuery({ notifyOnNetworkStatusChange: true });
  return (
    <Main state={state}>
      <Container>
        <Box sx={{ pt: { xs: 6, md: 7 }, pb: 6 }}>
          <h1 tabIndex={-1}>My profile</h1>
          <Typography color="textSecondary">
            Your details, your password, and what we keep about you.
          </Typography>
        </Box>
        <Region what="your profile" data={asked.data} {...toRegionProps(asked)}>
          {({ ownProfile, privacy }) => (
            <>
              <div className={styles['cards']}>
                <ProfileCard title="Your details" done={{ act: 'details', words: 'Your details are saved.' }}>
                  <OwnDetailsForm person={ownProfile} />
                </ProfileCard>
                <ProfileCard
                  title="Password"
                  done={{
                    act: 'password',
                    words:
                      'Your password is changed, and every other device is logged out. We emailed you about it.',
                  }}
                >
                  {/* Each change of the password changes the key and so remounts the form with empty fields. */}
                  <PasswordForm key={passwordChanges} person={ownProfile} />
                </ProfileCard>
                <ProfileCard title="Notifications" done={{ act: 'choice', words: 'Your choice is saved.' }}>
                  <NotificationChoices offerNews={privacy.offerNews} />
                </ProfileCard>
                <ProfileCard title="Your data">
                  <PersonalDataExport />
                </ProfileCard>
              </div>
              <RecordedEvents privacy={privacy} />
            </>
          )}
        </Region>
        <LeaveQuestion {...leaving}>You lose what you typed.</LeaveQuestion>
      </Container>
    </Main>
  );
}
