import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { funnelsOf, readFunnelPlace, type FunnelPlace } from '#domain/adminAddress.ts';

/** Which funnel is shown, and the way to another: the address holds it. */
export function useFunnelPlace() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [now] = useState(() => new Date());
  return {
    now,
    place: readFunnelPlace(search, now),
    goTo: (place: FunnelPlace) => void navigate(funnelsOf(place), { preventScrollReset: true }),
  };
}
