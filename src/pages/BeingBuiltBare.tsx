import { BeingBuilt } from '#features/beingBuilt/BeingBuilt.tsx';
import { BareFrame } from '#features/frames/BareFrame.tsx';

export function BeingBuiltBare({ heading }: { readonly heading: string }) {
  return (
    <BareFrame>
      <BeingBuilt title={heading} />
    </BareFrame>
  );
}
