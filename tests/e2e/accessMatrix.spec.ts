import type { Page, Request } from '@playwright/test';
import { brand } from '#domain/brand.ts';
import { partnerOfPage } from '#domain/partner.ts';
import { paths } from '#domain/paths.ts';
import { cellsOf, viewerNames, type Cell, type ViewerName } from '#tests/access/matrix.ts';
import { beginSession, expect, test } from './support/app.ts';
import { isLongRun, sample } from './support/longRun.ts';
import { people } from './support/people.ts';
import { titleAt } from './support/title.ts';

interface Opening {
  /** Paths that the browser visited, by history or by navigation. */
  readonly passed: string[];
  /** Calls for data that the browser made. */
  readonly calls: Set<string>;
}

/** Opens URLs as if they were typed in, and records paths and calls until the final page is shown. */
function openCold(page: Page) {
  let opening: Opening;
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (frame === page.mainFrame() && pathname !== opening.passed.at(-1)) opening.passed.push(pathname);
  });
  page.on('request', (request) => {
    const call = nameCall(request);
    if (call !== null) opening.calls.add(call);
  });
  return async (address: string, end: string): Promise<Opening> => {
    opening = { passed: [], calls: new Set() };
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page).toHaveURL(end);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A server-rendered page shows its heading before its app reads the URL and requests data.
    await expect(page.locator('.slow')).toHaveCount(0);
    return opening;
  };
}

/** The path of a REST call or the name of a GraphQL operation; null for a request without data for the page. */
function nameCall(request: Request): string | null {
  const { pathname } = new URL(request.url());
  if (pathname === '/graphql') {
    return `graphql ${(request.postDataJSON() as { operationName: string }).operationName}`;
  }
  return pathname.startsWith('/api/') && pathname !== '/api/app/events' ? pathname : null;
}

/** Title of the not-found page for a partner that the company does not have: it names the partner. */
const hiddenPartnerTitle = new RegExp(`is not among .+ yet – ${brand.marketplaceName}$`);

/** A few rows of the matrix for a visitor in a short run; unit tests check the whole matrix. */
function sampleCells(viewer: ViewerName): readonly Cell[] {
  const turn = viewerNames.indexOf(viewer);
  return cellsOf(viewer).filter((_, index) => isLongRun || index % (2 * viewerNames.length) === turn);
}

for (const viewer of sample(viewerNames, 7)) {
  test(`${viewer}: each URL leads to the page of the access matrix, and a refused page requests no data`, async ({
    page,
  }) => {
    if (viewer !== 'visitor') await beginSession(page, people[viewer]);
    const open = openCold(page);
    const cells = sampleCells(viewer);
    const refused = cells.filter(({ address, end }) => address !== end);

    const callsByEnd = new Map<string, Set<string>>();
    for (const end of new Set(refused.map((cell) => cell.end))) {
      const { calls } = await open(end, end);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      callsByEnd.set(end, new Set(calls));
    }

    for (const { address, end } of cells) {
      const { passed, calls } = await open(address, end);
      expect(passed[0], address).toBe(address);
      expect(passed.length - 1, `${address} passed ${passed.join(', ')}`).toBeLessThanOrEqual(2);
      await expect(page.locator('h1'), address).toHaveCount(1);
      const isHiddenPartner =
        viewer !== 'visitor' && end === paths.notFound && partnerOfPage(address) !== undefined;
      await expect(page, address).toHaveTitle(isHiddenPartner ? hiddenPartnerTitle : titleAt(end));
      if (address === end) continue;
      const extraCalls = [...calls].filter(
        (call) =>
          !callsByEnd.get(end)?.has(call) &&
          // The not-found page shows people of a company the status of their request for the partner.
          !(isHiddenPartner && call === 'graphql EntitlementStatus'),
      );
      expect(extraCalls, `${address} requests data that ${end} does not`).toEqual([]);
    }
  });
}
