import { Training } from '#features/help/Training.tsx';
import { Main } from '#haven/Main.tsx';

export function TrainingPage() {
  return (
    <Main>
      <Training />
    </Main>
  );
}
