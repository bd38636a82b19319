import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { funnelsPath, readFunnelParams, type FunnelParams } from '#domain/adminAddress.ts';

/** Returns the funnel's parameters in the address, a function that navigates to others, and the mount time (`now`). */
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
