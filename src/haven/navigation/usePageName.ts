import { use, useEffect } from 'react';
import { PageNameContext } from './PageNameContext.ts';

/** Names the page while the component is shown, in place of the name that its address has. */
export function usePageName(name: string): void {
  const tellName = use(PageNameContext);
  useEffect(() => {
    tellName(name);
    return () => tellName(null);
  }, [tellName, name]);
}
