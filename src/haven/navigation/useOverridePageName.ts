import { createContext, use, useEffect } from 'react';

/** Function that sets the name of the page in the document's title; null restores the name in the site map. */
export const SetPageNameContext = createContext<(name: string | null) => void>(() => undefined);

/** Sets the name of the page while the component is mounted, in place of the name in the site map. */
export function useOverridePageName(name: string): void {
  const setName = use(SetPageNameContext);
  useEffect(() => {
    setName(name);
    return () => setName(null);
  }, [setName, name]);
}
