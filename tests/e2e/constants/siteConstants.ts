import type { Page } from '@playwright/test';
import { formatDate } from '#domain/dates.ts';
import { formatDateTime } from '#domain/dateTime.ts';
import { errorNotices } from '#domain/errorCatalog.ts';
import { limits } from '#domain/limits.ts';
import { breakpoints, dropdownWidth, headerHeight, noticeLayout, sidebarWidth } from '#haven/theme/tokens.ts';
import type { Constants } from './constant.ts';
import { attribute, computed, firstWidth, textOf } from './readings.ts';

const queryClientTest = ['src/api/queryClient.test.ts', 'has the times and retries of the spec'] as const;
const instant = '2026-11-20T14:14:00Z';
const zone = 'America/Chicago';

const burger = (page: Page) => page.getByRole('button', { name: 'Open menu' });

async function menuTop(page: Page): Promise<string | number> {
  await page.setViewportSize({ width: 320, height: 800 });
  await burger(page).click();
  const top = await computed('header [aria-expanded="true"] + div', 'top')(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  return top;
}

async function shownDropdownWidth(page: Page): Promise<string | number> {
  await page.getByRole('button', { name: 'Dana Lee, account menu' }).click();
  const width = String(await computed('[aria-expanded="true"] + div', 'min-width')(page));
  await page.keyboard.press('Escape');
  return width.replace(/^max\((\d+)px, 100%\)$/, '$1');
}

export const siteConstants: Constants = {
  'Page chunk load time-out: 120 seconds. Environment flag: live.': [
    {
      spec: 120,
      token: limits.pageTimeout / 1_000,
      testedBy: ['tests/e2e/pageCode.spec.ts', 'after 120 seconds a way to try again'],
    },
    { spec: 'live', token: 'live', shownOn: '/', read: attribute('meta[name="environment"]', 'content') },
  ],
  'Mobile breakpoint 768px. Mobile menu top offset 54px. Sidebar width 200px, collapsed 80px. Dropdown min-width 160px.':
    [
      {
        spec: 768,
        token: breakpoints.md,
        shownOn: '/',
        read: firstWidth(async (page) => !(await burger(page).isVisible())),
      },
      { spec: 54, token: headerHeight, shownOn: '/', read: menuTop },
      {
        spec: 200,
        token: sidebarWidth.expanded,
        shownOn: 'NavigationMenu',
        read: computed('nav[aria-label="Vertical"]', 'width'),
      },
      {
        spec: 80,
        token: sidebarWidth.collapsed,
        shownOn: 'NavigationMenu',
        read: computed('nav[aria-label="Vertical, collapsed"]', 'width'),
      },
      { spec: 160, token: dropdownWidth, shownOn: 'Dropdown', read: shownDropdownWidth },
    ],
  'Query cache default lifetime 300000 ms; data-client stale time 1000 ms; 3 retries.': [
    { spec: 300_000, token: limits.dataCacheLifetime, testedBy: queryClientTest },
    { spec: 1_000, token: limits.dataStaleTime, testedBy: queryClientTest },
    { spec: 3, token: limits.dataRetries, testedBy: queryClientTest },
  ],
  'Notifications: error notice 5 seconds top-right; GraphQL-error notices top-right, auto-close 4.5 seconds, width 384px, z-index 9999.':
    [
      {
        spec: 5,
        token: errorNotices.rest.lifetime / 1_000,
        testedBy: ['tests/e2e/errors.spec.ts', 'shown as the notice "Error" at the top right for 5 s'],
      },
      {
        spec: 4.5,
        token: errorNotices.data.lifetime / 1_000,
        testedBy: ['tests/e2e/dataErrors.spec.ts', 'shows a notice for 4.5 s, 384 px wide on top'],
      },
      {
        spec: 384,
        token: noticeLayout.width,
        shownOn: '/',
        read: computed('[aria-label="Notifications"]', 'width'),
      },
      {
        spec: 9999,
        token: noticeLayout.layer,
        shownOn: '/',
        read: computed('[aria-label="Notifications"]', 'z-index'),
      },
    ],
  'Date display formats: MM/DD/YYYY and MM/DD/YYYY hh:mm A.': [
    {
      spec: 'MM/DD/YYYY',
      token: formatDate(instant, zone),
      expected: '11/20/2026',
      shownOn: 'DataTable',
      read: textOf('tbody tr:first-child td:nth-child(3) > div'),
    },
    {
      spec: 'MM/DD/YYYY hh:mm A',
      token: formatDateTime(instant, zone),
      expected: '11/20/2026 08:14 AM',
      shownOn: 'DataTable',
      read: textOf('tbody tr:first-child td:nth-child(4) > div'),
    },
  ],
};
