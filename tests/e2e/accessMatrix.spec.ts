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
  /** The addresses that the browser came past, by history or by navigation. */
  readonly passed: string[];
  /** The data that was asked for. */
  readonly calls: Set<string>;
}

/** Opens addresses as if they were typed in, and reads along until the page at the end is shown. */
function openCold(page: Page) {
  let opening: Opening;
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (frame === page.mainFrame() && pathname !== opening.passed.at(-1)) opening.passed.push(pathname);
  });
  page.on('request', (request) => {
    const call = callOf(request);
    if (call !== null) opening.calls.add(call);
  });
  return async (address: string, end: string): Promise<Opening> => {
    opening = { passed: [], calls: new Set() };
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page).toHaveURL(end);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A drawn page has its heading before its app looks at the address and asks for its data.
    await expect(page.locator('.slow')).toHaveCount(0);
    return opening;
  };
}

/** The path of a REST call, the name of a GraphQL operation; null for what carries no data to the page. */
function callOf(request: Request): string | null {
  const { pathname } = new URL(request.url());
  if (pathname === '/graphql') {
    return `graphql ${(request.postDataJSON() as { operationName: string }).operationName}`;
  }
  return pathname.startsWith('/api/') && pathname !== '/api/app/events' ? pathname : null;
}

/** A partner that the company does not have is named in the title of the page that says so. */
const titleOfHiddenPartner = new RegExp(`is not among .+ yet – ${brand.marketplaceName}$`);

/** In a short run two viewers open a few addresses each; the table itself is held in full by unit tests. */
function inTurn(viewer: ViewerName): readonly Cell[] {
  const turn = viewerNames.indexOf(viewer);
  return cellsOf(viewer).filter((_, index) => isLongRun || index % (2 * viewerNames.length) === turn);
}

for (const viewer of sample(viewerNames, 5)) {
  test(`${viewer}: each address leads where it should, and a refused page asks for nothing`, async ({
    page,
  }) => {
    if (viewer !== 'visitor') await beginSession(page, people[viewer]);
    const open = openCold(page);
    const cells = inTurn(viewer);
    const refused = cells.filter(({ address, end }) => address !== end);

    const asked = new Map<string, Set<string>>();
    for (const end of new Set(refused.map((cell) => cell.end))) {
      const { calls } = await open(end, end);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      asked.set(end, new Set(calls));
    }

    for (const { address, end } of cells) {
      const { passed, calls } = await open(address, end);
      expect(passed[0], address).toBe(address);
      expect(passed.length - 1, `${address} passed ${passed.join(', ')}`).toBeLessThanOrEqual(2);
      await expect(page.locator('h1'), address).toHaveCount(1);
      const isHiddenPartner =
        viewer !== 'visitor' && end === paths.notFound && partnerOfPage(address) !== undefined;
      await expect(page, address).toHaveTitle(isHiddenPartner ? titleOfHiddenPartner : titleAt(end));
      if (address === end) continue;
      const surplus = [...calls].filter(
        (call) =>
          !asked.get(end)?.has(call) &&
          // People of a company read how it stands with the partner, and can ask for it.
          !(isHiddenPartner && call === 'graphql EntitlementStatus'),
      );
      expect(surplus, `${address} asks for what ${end} does not`).toEqual([]);
    }
  });
}
