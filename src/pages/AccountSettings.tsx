import { settingsSections } from '#domain/settingsAddress.ts';
import { Certificates } from '#features/settings/Certificates.tsx';
import { Company } from '#features/settings/Company.tsx';
import { LeavableForms } from '#features/settings/LeavableForms.tsx';
import { SettingsHead } from '#features/settings/SettingsHead.tsx';
import { Team } from '#features/settings/Team.tsx';
import { Container } from '#haven/Container.tsx';
import { Main } from '#haven/Main.tsx';
import { useFlow } from '#session/useFlow.ts';

export function AccountSettings() {
  const { state, isIn } = useFlow('settings');
  const section = settingsSections.find(isIn) ?? 'team';
  return (
    <Main state={state}>
      <Container>
        <LeavableForms>
          <SettingsHead section={section} />
          {section === 'team' && <Team />}
          {section === 'certificates' && <Certificates />}
          {section === 'company' && <Company />}
        </LeavableForms>
      </Container>
    </Main>
  );
}
