import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { limits } from '#domain/limits.ts';
import { useWhenSettled } from '#session/useWhenSettled.ts';

/** Milliseconds without a key before the address is written. */
const pause = 300;

interface SearchInAddress {
  readonly search: string;
  readonly change: (search: string) => void;
}

/** What is typed into a search, kept in the address so that reloading, Back and sharing work. */
export function useSearchInAddress(): SearchInAddress {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const navigationType = useNavigationType();
  const asked = (params.get('search') ?? '').slice(0, limits.searchLength);
  const [search, setSearch] = useState(asked);
  const [arrival, setArrival] = useState(key);
  const whenSettled = useWhenSettled(pause);
  const cancel = useRef<() => void>(undefined);
  if (arrival !== key) {
    setArrival(key);
    // Typing replaces the address; whatever else changes it comes from a link or from Back.
    if (navigationType !== NavigationType.Replace) setSearch(asked);
  }

  useEffect(() => () => cancel.current?.(), []);

  return {
    search,
    change: (typed) => {
      setSearch(typed);
      cancel.current?.();
      cancel.current = whenSettled(() => {
        setParams(typed.trim() === '' ? {} : { search: typed }, { replace: true, preventScrollReset: true });
      });
    },
  };
}
