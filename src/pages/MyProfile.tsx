import { OwnProfile } from '#features/ownProfile/OwnProfile.tsx';
import { Container } from '#haven/Container.tsx';
import { Main } from '#haven/Main.tsx';
import { useOwnProfile } from '#session/useOwnProfile.ts';

export function MyProfile() {
  const { state } = useOwnProfile();
  return (
    <Main state={state}>
      <Container>
        <OwnProfile />
      </Container>
    </Main>
  );
}
