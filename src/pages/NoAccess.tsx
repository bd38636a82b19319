import { useLocation } from 'react-router-dom';
import { BareFrame } from '#features/frames/BareFrame.tsx';
import { NoAccess as NoAccessContent } from '#features/noAccess/NoAccess.tsx';

export function NoAccess() {
  const arrival = useLocation().state as { reason?: string; returnTo?: string } | null;
  return (
    <BareFrame>
      <NoAccessContent sessionEnded={arrival?.reason === 'sessionEnded'} returnTo={arrival?.returnTo} />
    </BareFrame>
  );
}
