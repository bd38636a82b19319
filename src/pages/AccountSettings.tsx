import Container from '@mui/material/Container';
import { useSelector } from '@xstate/react';
import { settingsSections } from '#domain/settingsAddress.ts';
import { Certificates } from '#features/settings/Certificates.tsx';
import { Company } from '#features/settings/Company.tsx';
import { LeaveFormProvider } from '#features/settings/LeaveFormProvider.tsx';
import { SectionProvider } from '#features/settings/section.ts';
import { SettingsHead } from '#features/settings/SettingsHead.tsx';
import { Team } from '#features/settings/Team.tsx';
import { Main } from '#haven/layout/Main.tsx';
import { useFlowActor } from '#session/useFlow.ts';

export function AccountSettings() {
  const { value, children } = useSelector(useFlowActor('settings'), (snapshot) => snapshot);
  const { team, certificates } = children;
  return (
    <Main state={value}>
      <Container>
        <LeaveFormProvider form={team ?? certificates}>
          <SettingsHead section={settingsSections.find((each) => each === value) ?? 'team'} />
          {team && (
            <SectionProvider value={team}>
              <Team />
            </SectionProvider>
          )}
          {certificates && (
            <SectionProvider value={certificates}>
              <Certificates />
            </SectionProvider>
          )}
          {value === 'company' && <Company />}
        </LeaveFormProvider>
      </Container>
    </Main>
  );
}
