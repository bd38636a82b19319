/**
 * The server's clock when it sent the page (`Server-Timing`), in milliseconds since 1970; the browser's own where the page
 * came out of its cache, or does not say.
 */
export function readServedAt(page: Window): number {
  const [arrival] = page.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const told = arrival?.transferSize === 0 ? undefined : arrival?.serverTiming;
  return told?.find(({ name }) => name === 'now')?.duration ?? Date.now();
}
