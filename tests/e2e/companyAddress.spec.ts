import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { beginSession, expect, test } from './support/app.ts';
import { sample } from './support/longRun.ts';
import { findOverhang, findViolations } from './support/screens.ts';
import { people } from './support/people.ts';
import { serveProduct } from './support/servers.ts';
import { stored } from './support/stored.ts';

// The maps service is a script of the tests on a second origin of this machine.

const script = `window.addressSearch = {
  suggest: async (typed) => {
    const answer = await fetch('SERVICE/find?like=' + encodeURIComponent(typed));
    return answer.json();
  },
};`;

async function serveMaps(answers: 'addresses' | 'nothing') {
  const asked: string[] = [];
  let origin = '';
  const listener: RequestListener = (request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '', origin);
    asked.push(pathname + search);
    response.setHeader('access-control-allow-origin', '*');
    if (answers === 'nothing') response.writeHead(500).end();
    else if (pathname === '/places.js') {
      response.setHeader('content-type', 'text/javascript').end(script.replace('SERVICE', origin));
    } else {
      const like = searchParams.get('like') ?? '';
      const found = ['12 Oak Street, Springfield, IL 62701', '12 Oak Street, Salem, OR 97301', 42];
      response.end(JSON.stringify(like.startsWith('12') ? found.slice(0, 2) : found));
    }
  };
  const server: Server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { asked, url: `${origin}/places.js`, close: () => server.close() };
}

interface Served {
  /** The behavior of the script. */
  readonly answers: 'addresses' | 'nothing';
  readonly maps: Awaited<ReturnType<typeof serveMaps>>;
  /** Origin of the product whose setting names the script. */
  readonly origin: string;
}

const served = test.extend<Served>({
  answers: ['addresses', { option: true }],
  maps: async ({ answers }, provide) => {
    const maps = await serveMaps(answers);
    await provide(maps);
    maps.close();
  },
  origin: [
    async ({ maps }, provide) => {
      const product = await serveProduct({ MAPS_SCRIPT_URL: maps.url });
      await provide(product.origin);
      await product.stop();
    },
    { scope: 'test', timeout: 120_000 },
  ],
  baseURL: async ({ origin }, provide) => provide(origin),
});

async function openCompany(page: Page): Promise<Locator> {
  await beginSession(page, people.owner);
  await page.goto('/account?tab=company');
  const address = page.getByLabel('Address', { exact: true });
  await expect(address).toBeVisible();
  return address;
}

async function save(page: Page, address: Locator, typed: string): Promise<void> {
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('The address is saved.')).toBeVisible();
  await page.reload();
  await expect(address).toHaveValue(typed);
}

for (const what of sample(['addresses', 'nothing'] as const, 2)) {
  served.describe(`with a script that offers ${what}`, () => {
    served.use({ answers: what });

    served('the field accepts any text, and runs the script on its first focus', async ({ page, maps }) => {
      await page.goto('/');
      await page.evaluate(() => localStorage.setItem('mapsScriptUrl', '"http://localhost:1/evil.js"'));
      const address = await openCompany(page);
      expect(JSON.parse((await stored(page, 'mapsScriptUrl')) ?? '')).toBe(maps.url);
      expect(maps.asked).toEqual([]);
      // The script of the setting runs, whatever localStorage names.
      await page.evaluate(() => localStorage.setItem('mapsScriptUrl', '"http://localhost:1/evil.js"'));
      await address.focus();
      await expect.poll(() => maps.asked).toEqual(['/places.js']);
      await address.pressSequentially('12 Oak', { delay: 20 });
      if (what === 'addresses') {
        await expect(address).toHaveRole('combobox');
        const list = page.locator(`datalist[id="${await address.getAttribute('list')}"]`);
        expect(
          await list
            .locator('option')
            .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value)),
        ).toEqual(['12 Oak Street, Springfield, IL 62701', '12 Oak Street, Salem, OR 97301']);
        // An entry that is not a string invalidates the response, and the field stays usable.
        await address.fill('99 Elm');
        await expect(address).toHaveRole('textbox');
      } else {
        await expect(address).toHaveRole('textbox');
      }
      await address.fill('1 Main Street, Dallas, TX 75201');
      await save(page, address, '1 Main Street, Dallas, TX 75201');
      const [script, ...searches] = maps.asked;
      expect(script).toBe('/places.js');
      // A search waits for three characters and a pause, so that few are made.
      expect(searches.length).toBeLessThanOrEqual(what === 'addresses' ? 4 : 0);
      for (const search of searches) expect(search).toMatch(/^\/find\?like=.{3}/);
      expect(await findViolations(page)).toEqual([]);
    });
  });
}

test(
  'without a script the field is plain text, can be emptied, and loads nothing',
  { tag: '@full' },
  async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== '127.0.0.1') foreign.push(request.url());
    });
    const address = await openCompany(page);
    expect(await stored(page, 'mapsScriptUrl')).toBeNull();
    for (const typed of ['12 Oak Street, Springfield, IL 62701', '']) {
      await address.fill(typed);
      await expect(address).toHaveRole('textbox');
      await save(page, address, typed);
    }
    expect(foreign).toEqual([]);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findOverhang(page)).toBe(0);
    }
  },
);
