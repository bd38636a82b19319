import { afterAll, beforeAll, vi } from 'vitest';

/** What had the focus when a dialog was opened: it has it again once that is closed. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

/**
 * What jsdom lacks of a browser. Of a modal dialog only its state, its return value and where the focus goes after
 * it: that the page behind it is out of reach is kept by the harness, which looks for nothing outside an open one. Dates and countdowns
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
  openers.set(this, document.activeElement);
  this.open = true;
}

function close(this: HTMLDialogElement, returnValue?: string): void {
  this.open = false;
  if (returnValue !== undefined) this.returnValue = returnValue;
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
}
