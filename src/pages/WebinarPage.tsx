import { Webinars } from '#features/help/Webinars.tsx';
import { Main } from '#haven/Main.tsx';

export function WebinarPage() {
  return (
    <Main>
      <Webinars />
    </Main>
  );
}
