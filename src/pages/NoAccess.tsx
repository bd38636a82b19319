import { BareFrame } from '#features/frames/BareFrame.tsx';
import { NoAccess as NoAccessContent } from '#features/noAccess/NoAccess.tsx';

export function NoAccess() {
  return (
    <BareFrame>
      <NoAccessContent />
    </BareFrame>
  );
}
