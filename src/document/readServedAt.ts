/** The server's time when it sent the page (`Server-Timing`), milliseconds since 1970; the browser's for a cached page. */
export function readServedAt(page: Window): number {
  const [arrival] = page.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const told = arrival?.transferSize === 0 ? undefined : arrival?.serverTiming;
  return told?.find(({ name }) => name === 'now')?.duration ?? Date.now();
}
