import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { FunnelChart, FunnelRuns, FunnelStep } from '#domain/funnelStep.ts';
import { funnelPlan } from '#funnels/funnelPlan.ts';
import { funnelFolder, picturePath } from '#funnels/pictures.ts';
import { expect, test as base, type Fail } from './app.ts';
import { standStill } from './screens.ts';

/** A page as it is pictured. */
export const test = base.extend({
  viewport: { width: 800, height: 600 },
  colorScheme: 'light',
  contextOptions: { reducedMotion: 'reduce' },
});

export { expect };

/** Walks through a chart, one after another, and the states that they have reached. */
export function walkThrough(chart: FunnelChart) {
  test.describe.configure({ mode: 'serial' });
  const reached = new Set<string>();

  async function note(page: Page, state: string): Promise<void> {
    reached.add(state);
    if (process.env['PICTURES'] === '1') await takePicture(page, chart, state);
  }

  return {
    /** The chart is in this state, and the page shows it. */
    reach: async (page: Page, state: string): Promise<void> => {
      await expect.poll(() => stateIn(page, chart), { message: `${chart}: ${state}` }).toBe(state);
      await note(page, state);
    },
    /** The chart was in this state for a moment, as its steps tell; the page still shows what people then see. */
    pass: async (page: Page, steps: readonly FunnelStep[], state: string): Promise<void> => {
      await expect.poll(() => steps.map(({ to }) => to), { message: `${chart}: ${state}` }).toContain(state);
      await note(page, state);
    },
    /** Holds the states that were reached against those that are planned. */
    expectAll: () => expect([...reached].toSorted()).toEqual(Object.keys(funnelPlan[chart]).toSorted()),
  };
}

/** Where the page says that the run through the chart is: it hands that on when it is left. */
function stateIn(page: Page, chart: FunnelChart): Promise<string | undefined> {
  return page.evaluate((name) => {
    dispatchEvent(new Event('pagehide'));
    const runs = JSON.parse(sessionStorage.getItem('funnelRuns') ?? '{}') as FunnelRuns;
    return runs[name]?.state;
  }, chart);
}

/** The call for the code of a page or of a flow; `index` is the application. */
export function callForCode(name: string): string {
  const file = readdirSync('dist/client/assets').find(
    (each) => each.startsWith(`${name}-`) && each.endsWith('.js'),
  );
  return `GET /assets/${file}`;
}

/** Holds the code of a page or of a flow for so long that a test can look at the page meanwhile. */
export function holdCode(fail: Fail, name: string, delayMs = 60_000): Promise<void> {
  return fail({ call: callForCode(name), delayMs, times: 1 });
}

/** Holds the application until the test lets it go. */
export const holdApp = (fail: Fail) => holdCode(fail, 'index');

/** As WebP, which shows letters sharply in half of what JPEG takes; what turns stands still. */
async function takePicture(page: Page, chart: FunnelChart, state: string): Promise<void> {
  await standStill(page);
  await page.evaluate(async () => {
    // By script, since the content security policy lets no style sheet in.
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
