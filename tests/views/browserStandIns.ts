import { afterAll, beforeAll, vi } from 'vitest';

/**
 * What jsdom lacks of a browser. Of a modal dialog only its state and its return value: that the page behind it
 * is out of reach is kept by the harness, which looks for nothing outside an open one. Dates and countdowns
 * stand still until a test waits.
 */
export function useBrowserStandIns(): void {
  beforeAll(() => {
    document.documentElement.lang = 'en';
    window.scrollTo = () => undefined;
    HTMLCanvasElement.prototype.getContext = () => null;
    HTMLDialogElement.prototype.showModal = showModal;
    HTMLDialogElement.prototype.close = close;
    // Of four hundred zones jsdom draws each option anew for every page that is opened.
    vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['America/Chicago', 'Europe/Rome']);
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  });
  afterAll(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

function showModal(this: HTMLDialogElement): void {
  this.open = true;
}

function close(this: HTMLDialogElement, returnValue?: string): void {
  this.open = false;
  if (returnValue !== undefined) this.returnValue = returnValue;
}
