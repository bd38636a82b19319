import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A page, and its content that people came for. */
export interface MeasuredPage {
  readonly origin: string;
  readonly path: string;
  /** Selector of the content that has to be painted. */
  readonly shown: string;
  /** Entries of the browser's storage: a session. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Whether it is measured when it is opened for the second time. */
  readonly isWarm?: boolean;
}

export interface Measured {
  /** Milliseconds until anything of the page was painted: of one behind the log-in, its frame. */
  readonly first: number;
  /** Milliseconds until the largest element was painted. */
  readonly paint: number;
  /** Milliseconds until the content that people came for was painted. */
  readonly shown: number;
  /**
   * Milliseconds until the app was interactive, which removes the notice that it is slow; 0 for a page without the
   * notice.
   */
  readonly live: number;
  /** Milliseconds beyond the first 50 of each task before anything was painted. */
  readonly blocked: number;
  readonly requests: number;
  /** Bytes on the wire. */
  readonly bytes: number;
  /** Share of the viewport that moved (layout shift). */
  readonly shift: number;
}

/** A phone on slow 4G, as Lighthouse has it: milliseconds, bytes a second. */
const network = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const slowdown = 4;
/** Milliseconds that a person takes to type their address and their password. */
const typingTime = 6_000;

/** Parts of a layout shift that the DOM's types do not know. */
interface Shift {
  readonly value?: number;
  readonly hadRecentInput?: boolean;
}

declare global {
  interface Window {
    measured: Pick<Measured, 'first' | 'paint' | 'shift' | 'live' | 'blocked'> & { shown: Promise<number> };
  }
}

/** Opens a page in a browser that has cached nothing of it, or what an earlier visit has left. */
export async function measurePage(browser: Browser, page: MeasuredPage): Promise<Measured> {
  return inSlowPage(browser, page, async (tab, traffic) => {
    const open = async () => {
      Object.assign(traffic, { requests: 0, bytes: 0 });
      await tab.goto(`${page.origin}${page.path}`);
      const shown = await waitUntilShown(tab, page);
      await tab.waitForLoadState('networkidle');
      await tab.locator('.slow').waitFor({ state: 'detached' });
      return shown;
    };
    if (page.isWarm) await open();
    const shown = await open();
    return { ...(await tab.evaluate(() => window.measured)), shown, ...traffic };
  });
}

/** Milliseconds from the press on "Login" to the painted offers, and the requests in between. */
export async function measureLogIn(
  browser: Browser,
  page: MeasuredPage,
  credentials: { readonly email: string; readonly password: string },
): Promise<Pick<Measured, 'shown' | 'requests'>> {
  return inSlowPage(browser, page, async (tab, traffic) => {
    await tab.goto(`${page.origin}${page.path}`);
    await tab.getByLabel('Email').fill(credentials.email);
    await tab.getByLabel('Password', { exact: true }).fill(credentials.password);
    await tab.waitForTimeout(typingTime);
    const before = traffic.requests;
    const began = await tab.evaluate(() => performance.now());
    await tab.keyboard.press('Enter');
    return { shown: (await waitUntilShown(tab, page)) - began, requests: traffic.requests - before };
  });
}

async function inSlowPage<Result>(
  browser: Browser,
  { shown, stored = {} }: MeasuredPage,
  visit: (tab: Page, traffic: { requests: number; bytes: number }) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const tab = await context.newPage();
    await tab.addInitScript(observe, { shown, stored });
    return await visit(tab, await slowDown(context, tab));
  } finally {
    await context.close();
  }
}

async function waitUntilShown(tab: Page, { path, shown }: MeasuredPage): Promise<number> {
  await tab
    .locator(shown)
    .first()
    .waitFor({ state: 'attached', timeout: 60_000 })
    .catch(() => {
      throw new Error(`${path} showed no ${shown} within a minute; its address is ${tab.url()} now.`);
    });
  return tab.evaluate(() => window.measured.shown);
}

async function slowDown(context: BrowserContext, tab: Page) {
  const traffic = { requests: 0, bytes: 0 };
  const protocol = await context.newCDPSession(tab);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', network);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  protocol.on('Network.requestWillBeSent', () => (traffic.requests += 1));
  protocol.on('Network.loadingFinished', ({ encodedDataLength }) => (traffic.bytes += encodedDataLength));
  return traffic;
}

/** Runs in the page before everything else. It names no function, for which the compiler would need a helper in the page. */
function observe({ shown, stored }: { shown: string; stored: Readonly<Record<string, string>> }): void {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  let isAnnounced = false;
  const measured = {
    first: 0,
    paint: 0,
    shift: 0,
    live: 0,
    blocked: 0,
    shown: new Promise<number>((resolve) => {
      new MutationObserver(() => {
        if (document.querySelector(shown)) requestAnimationFrame(resolve);
        const notice = document.querySelector('.slow');
        if (isAnnounced && !notice) measured.live ||= performance.now();
        isAnnounced = notice !== null;
      }).observe(document, { childList: true, subtree: true });
    }),
  };
  window.measured = measured;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value = 0, hadRecentInput } = entry as PerformanceEntry & Shift;
      if (entry.entryType === 'largest-contentful-paint') measured.paint = entry.startTime;
      else if (entry.name === 'first-contentful-paint') measured.first = entry.startTime;
      else if (hadRecentInput === false) measured.shift += value;
      else if (entry.entryType === 'longtask' && measured.first === 0)
        measured.blocked += Math.max(0, entry.duration - 50);
    }
  });
  observer.observe({ type: 'longtask', buffered: true });
  observer.observe({ type: 'paint', buffered: true });
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
  observer.observe({ type: 'layout-shift', buffered: true });
}
