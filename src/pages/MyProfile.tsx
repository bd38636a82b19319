import { OwnProfile } from '#features/ownProfile/OwnProfile.tsx';
import { Container } from '#haven/Container.tsx';
import { Main } from '#haven/Main.tsx';
import { useFlow } from '#session/useFlow.ts';

export function MyProfile() {
  const { state } = useFlow('ownProfile');
  return (
    <Main state={state}>
      <Container>
        <OwnProfile />
      </Container>
    </Main>
  );
}
