import { afterAll, beforeAll, vi } from 'vitest';

/**
 * Stands in for parts of a browser that jsdom lacks. Its person wants no motion: nothing fades for long. Dates and
 * countdowns stand still until a test waits.
 */
export function useBrowserStandIns(): void {
  beforeAll(() => {
    document.documentElement.lang = 'en';
    window.scrollTo = () => undefined;
    HTMLCanvasElement.prototype.getContext = () => null;
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media === '(prefers-reduced-motion: reduce)' }),
    );
    // Of four hundred zones jsdom draws each option anew for every page that is opened.
    vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['America/Chicago', 'Europe/Rome']);
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  });
  afterAll(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}
