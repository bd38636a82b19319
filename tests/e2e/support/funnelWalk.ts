import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { FunnelChart, StoredFunnelRuns, FunnelStep } from '#domain/funnelStep.ts';
import { funnelPlan } from '#funnels/funnelPlan.ts';
import { funnelFolder, picturePath } from '#funnels/pictures.ts';
import { expect, test as base, type Fail } from './app.ts';
import { waitForAnimations } from './screens.ts';

/** Tests at the size and color scheme of the pictures. */
export const test = base.extend({
  viewport: { width: 800, height: 600 },
  colorScheme: 'light',
  contextOptions: { reducedMotion: 'reduce' },
});

export { expect };

/** Assertions for serial tests that walk through a chart, and that record the states that they reach. */
export function walkThrough(chart: FunnelChart) {
  test.describe.configure({ mode: 'serial' });
  const reached = new Set<string>();

  async function record(page: Page, state: string): Promise<void> {
    reached.add(state);
    if (process.env['PICTURES'] === '1') await takePicture(page, chart, state);
  }

  return {
    /** Expects the chart in this state, while the page shows it. */
    reach: async (page: Page, state: string): Promise<void> => {
      await expect.poll(() => readState(page, chart), { message: `${chart}: ${state}` }).toBe(state);
      await record(page, state);
    },
    /** Expects this state among the steps of the chart; the page still shows it after the chart has left it. */
    pass: async (page: Page, steps: readonly FunnelStep[], state: string): Promise<void> => {
      await expect.poll(() => steps.map(({ to }) => to), { message: `${chart}: ${state}` }).toContain(state);
      await record(page, state);
    },
    /** Expects that the reached states are the planned ones. */
    expectAll: () => expect([...reached].toSorted()).toEqual(Object.keys(funnelPlan[chart]).toSorted()),
  };
}

/** Reads the state of the run, which the page stores on `pagehide`. */
function readState(page: Page, chart: FunnelChart): Promise<string | undefined> {
  return page.evaluate((name) => {
    dispatchEvent(new Event('pagehide'));
    const runs = JSON.parse(sessionStorage.getItem('funnelRuns') ?? '{}') as StoredFunnelRuns;
    return runs[name]?.state;
  }, chart);
}

/** The request for the script of a page or a flow; `index` is the application. */
export function callForCode(name: string, extension = 'js'): string {
  const file = readdirSync('dist/client/assets').find(
    (each) => each.startsWith(`${name}-`) && each.endsWith(`.${extension}`),
  );
  return `GET /assets/${file}`;
}

/** Delays the script of a page or a flow, so that a test can inspect the page meanwhile. */
export function holdCode(fail: Fail, name: string, delayMs = 60_000): Promise<void> {
  return fail({ call: callForCode(name), delayMs, times: 1 });
}

/** Delays the application script until the test calls `recover`. */
export const holdApp = (fail: Fail) => holdCode(fail, 'index');

/** Takes a picture as WebP, which is sharp at half the size of JPEG, with endless animations paused. */
async function takePicture(page: Page, chart: FunnelChart, state: string): Promise<void> {
  await waitForAnimations(page);
  await page.evaluate(async () => {
    // A constructed style sheet, since the content security policy blocks others.
    const still = new CSSStyleSheet();
    still.replaceSync('* { caret-color: transparent !important; }');
    document.adoptedStyleSheets.push(still);
    for (const animation of document.getAnimations()) {
      if (animation.playState !== 'running') continue;
      animation.pause();
      animation.currentTime = 0;
    }
    await document.fonts.ready;
  });
  const devTools = await page.context().newCDPSession(page);
  const { data } = await devTools.send('Page.captureScreenshot', { format: 'webp', quality: 35 });
  await devTools.detach();
  const file = join(funnelFolder, picturePath(chart, state));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, Buffer.from(data, 'base64'));
}
