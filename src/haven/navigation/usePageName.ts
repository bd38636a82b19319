import { createContext, use, useEffect } from 'react';

/** Sets the name of the page; null restores the name of its address. */
export const PageNameContext = createContext<(name: string | null) => void>(() => undefined);

/** Names the page while the component is mounted, in place of the name of its address. */
export function usePageName(name: string): void {
  const setName = use(PageNameContext);
  useEffect(() => {
    setName(name);
    return () => setName(null);
  }, [setName, name]);
}
