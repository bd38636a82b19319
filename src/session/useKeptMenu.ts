import { useRuntime } from './runtime.ts';

/** Whether the menu of the administration was left collapsed in this browser, and what keeps it so. */
export function useKeptMenu() {
  const { storage } = useRuntime();
  return {
    /** Null where nobody has said. */
    wasCollapsed: storage.read('menuCollapsed'),
    keepCollapsed: (isCollapsed: boolean) => storage.write('menuCollapsed', isCollapsed),
  };
}
