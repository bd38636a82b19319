import { BeingBuilt as BeingBuiltContent } from '#features/beingBuilt/BeingBuilt.tsx';
import { Main } from '#haven/Main.tsx';

export function BeingBuilt({ heading }: { readonly heading: string }) {
  return (
    <Main>
      <BeingBuiltContent title={heading} />
    </Main>
  );
}
