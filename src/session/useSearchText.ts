import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { limits } from '#domain/limits.ts';
import { searchParameter } from '#domain/paths.ts';
import { useDebouncedWrite } from './useDebouncedWrite.ts';

/** History state of an entry that typing has created, and that further typing replaces. */
const typedHere = 'typed';

/** Manages the search in a field and in the address. With `isEntry`, typing adds a history entry, so Back undoes it. */
export function useSearchText({ isEntry = false }: { readonly isEntry?: boolean } = {}) {
  const navigate = useNavigate();
  const { search: query, state } = useLocation();
  const replace = !isEntry || state === typedHere;
  const whenSettled = useDebouncedWrite();
  const search = (new URLSearchParams(query).get(searchParameter) ?? '').slice(0, limits.searchLength);
  const [typed, setTyped] = useState(search);
  /** The search that the field has last read from the address, or will write there. */
  const [known, setKnown] = useState(search);
  const [seen, setSeen] = useState(search);
  if (search !== seen) {
    setSeen(search);
    // The search was changed by Back, Forward, or a link, and not by this field.
    if (search !== known) {
      setKnown(search);
      setTyped(search);
    }
  }

  useEffect(() => {
    const settled = typed.trim();
    if (settled === search) return undefined;
    return whenSettled(() => {
      setKnown(settled);
      void navigate(`?${withSearch(query, settled)}`, {
        replace,
        state: isEntry ? typedHere : null,
        preventScrollReset: true,
      });
    });
  }, [typed, search, query, replace, isEntry, whenSettled, navigate]);

  return {
    typed,
    type: (text: string) => setTyped(text),
    /** Empties the field, for a navigation to an address without a search. */
    clear: () => {
      setTyped('');
      setKnown('');
    },
    /** The search in the address, which Back, a reload, and a shared link restore. */
    search,
  };
}

function withSearch(query: string, search: string): string {
  const changed = new URLSearchParams(query);
  // A new search starts at the first page of its results.
  changed.delete('page');
  if (search === '') changed.delete(searchParameter);
  else changed.set(searchParameter, search);
  return changed.toString();
}
