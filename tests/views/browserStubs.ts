import { afterAll, beforeAll, vi } from 'vitest';

/**
 * Stubs parts of a browser that jsdom lacks. It prefers reduced motion, so nothing fades for long. Dates and countdowns
 * stand still until a test waits.
 */
export function useBrowserStubs(): void {
  beforeAll(() => {
    document.documentElement.lang = 'en';
    window.scrollTo = () => undefined;
    HTMLCanvasElement.prototype.getContext = () => null;
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media === '(prefers-reduced-motion: reduce)' }),
    );
    // With all four hundred zones, jsdom would render each option again for every page that opens.
    vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['America/Chicago', 'Europe/Rome']);
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  });
  afterAll(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}
