import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { funnelsPath, readFunnelParams, type FunnelParams } from '#domain/adminAddress.ts';

/** Which funnel is shown, and the way to another: the address holds it. */
export function useFunnelParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [now] = useState(() => new Date());
  return {
    now,
    params: readFunnelParams(search, now),
    goTo: (params: FunnelParams) => void navigate(funnelsPath(params), { preventScrollReset: true }),
  };
}
