import type { Page } from '@playwright/test';
import { paginationLabels } from '#haven/data/paginationTokens.ts';
import * as tokens from '#haven/theme/tokens.ts';
import type { Constants } from './constant.ts';
import {
  attribute,
  away,
  computed,
  furtherIn,
  secondsOfMotion,
  secondsUntil,
  words,
  type Reading,
} from './readings.ts';

const { animations, type, sidebarWidth, navigationItem, spinnerSize } = tokens;
const nav = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true });
const partners = (page: Page, menu: string) => nav(page, menu).getByRole('button', { name: /^Partners/ });
const tooltip = (page: Page) => page.getByRole('tooltip');
const popup = (page: Page) => nav(page, 'Vertical').getByRole('link', { name: 'All' });
// A closing panel stays in the page while it fades.
const openDropdown = (page: Page) => page.locator('[aria-expanded=true]');
const hoverButton = (page: Page) => page.getByRole('button', { name: 'Make owner' }).hover();
const hoverPartners = (page: Page) => partners(page, 'Vertical').hover();
const hoverAccount = (page: Page) => page.getByRole('button', { name: 'Dana Lee, account menu' }).hover();
const leave = (page: Page) => page.mouse.move(2, 2);

/** Hovers until it is open, so that leaving can be timed. */
function opened(hover: (page: Page) => Promise<void>) {
  return async (page: Page) => {
    await hover(page);
    await page.clock.runFor(500);
    await leave(page);
  };
}

/** Reads with everything below Partners open. */
function withLevels(menu: string, read: Reading): Reading {
  return async (page) => {
    await partners(page, menu).click();
    await nav(page, menu).getByRole('button', { name: 'Categories' }).click();
    return read(page);
  };
}

const link = (menu: string, name: string) => (page: Page) => nav(page, menu).getByRole('link', { name });
async function shownTooltipWidth(page: Page): Promise<string | number> {
  await page.getByRole('button', { name: 'What is a User?' }).hover();
  await page.clock.runFor(500);
  return computed('[role="tooltip"] > div', 'max-width')(page);
}

const ofFirstLink = (menu: string, property: string) => computed(`nav[aria-label="${menu}"] a`, property);

export const componentConstants: Constants = {
  'Pagination labels: "/ page", "Go to", "Previous Page", "Next Page".': [
    {
      says: '"/ page"',
      token: paginationLabels.perPage,
      is: '/ page',
      on: 'Pagination',
      read: async (page) => String(await words('nav option')(page)).replace(/^10 /, ''),
    },
    {
      says: '"Go to"',
      token: paginationLabels.goTo,
      is: 'Go to',
      on: 'Pagination',
      read: words('form label'),
    },
    {
      says: '"Previous Page"',
      token: paginationLabels.previous,
      is: 'Previous Page',
      on: 'Pagination',
      read: attribute('nav li:first-child button', 'aria-label'),
    },
    {
      says: '"Next Page"',
      token: paginationLabels.next,
      is: 'Next Page',
      on: 'Pagination',
      read: attribute('nav li:last-child button', 'aria-label'),
    },
  ],
  'Tooltip: max width 250, hover delay 0.1 s. Popup open and close delay 0.1 s. Dropdown mouse-enter delay 0.15 s and mouse-leave 0.1 s.':
    [
      { says: 250, token: tokens.tooltipWidth, on: 'Tooltip', read: shownTooltipWidth },
      {
        says: 0.1,
        token: tokens.tooltipDelay.open / 1_000,
        on: 'Tooltip',
        read: secondsUntil(hoverButton, tooltip, true),
      },
      {
        says: 0.1,
        token: tokens.popupDelay.open / 1_000,
        on: 'NavigationMenu',
        read: async (page) => {
          const closing = await secondsUntil(opened(hoverPartners), popup, false)(page);
          // One figure for both ways: the wrong one shows.
          const opening = await secondsUntil(hoverPartners, popup, true)(page);
          return opening === closing ? opening : `${opening} and ${closing}`;
        },
      },
      {
        says: 0.15,
        token: tokens.hoverDelay.open / 1_000,
        on: 'Dropdown',
        read: secondsUntil(hoverAccount, openDropdown, true),
      },
      {
        says: 0.1,
        token: tokens.hoverDelay.close / 1_000,
        on: 'Dropdown',
        read: secondsUntil(opened(hoverAccount), openDropdown, false),
      },
    ],
  'Menu indent 24px.': [
    {
      says: 24,
      token: tokens.menuIndent,
      on: 'NavigationMenu',
      read: withLevels('Vertical', furtherIn(link('Vertical', 'All'), link('Vertical', 'Insurance'))),
    },
  ],
  'Navigation menu: item height 44px (large) and 40px (middle); expanded vertical or inline width 200px; default inline indent 15; font 16px (large), 14px (middle).':
    [
      {
        says: 44,
        token: navigationItem.large.height,
        on: 'NavigationMenu',
        read: ofFirstLink('Inline, large', 'height'),
      },
      {
        says: 40,
        token: navigationItem.middle.height,
        on: 'NavigationMenu',
        read: ofFirstLink('Inline', 'height'),
      },
      {
        says: 200,
        token: sidebarWidth.expanded,
        on: 'NavigationMenu',
        read: computed('nav[aria-label="Inline"]', 'width'),
      },
      {
        says: 15,
        token: tokens.inlineIndent,
        on: 'NavigationMenu',
        read: withLevels('Inline', furtherIn(link('Inline', 'All'), link('Inline', 'Insurance'))),
      },
      {
        says: 16,
        token: type[navigationItem.large.type][0],
        on: 'NavigationMenu',
        read: ofFirstLink('Inline, large', 'font-size'),
      },
      {
        says: 14,
        token: type[navigationItem.middle.type][0],
        on: 'NavigationMenu',
        read: ofFirstLink('Inline', 'font-size'),
      },
    ],
  'Spinner: sizes small 16, middle 24, large 36, x-large 48px in one variant; small, default and large in another with content height 400; default text "Loading..." for large sizes.':
    [
      ...([16, 24, 36, 48] as const).map((says, index) => ({
        says,
        token: Object.values(spinnerSize)[index] ?? NaN,
        on: 'Spinner',
        read: computed(`section svg >> nth=${index}`, 'width'),
      })),
      {
        says: 400,
        token: tokens.spinnerContentHeight,
        on: 'RegionSpinner',
        read: computed('[aria-busy="true"]', 'height'),
      },
      {
        says: '"Loading..."',
        token: tokens.spinnerText,
        is: 'Loading...',
        on: 'Spinner',
        read: words('section output'),
      },
    ],
  'Animation presets: zoom, slide, move, collapse; fast or mid duration.': [
    {
      says: 'zoom',
      is: 'scale(.9)',
      token: animations.zoom,
      on: 'Animated',
      read: away('zoom'),
    },
    {
      says: 'slide',
      is: 'translateY(-8px)',
      token: animations.slide,
      on: 'Animated',
      read: away('slide'),
    },
    {
      says: 'move',
      is: 'translateX(16px)',
      token: animations.move,
      on: 'Animated',
      read: away('move'),
    },
    {
      says: 'collapse',
      is: 'none',
      token: animations.collapse,
      on: 'Animated',
      read: away('collapse'),
    },
    {
      says: 'fast',
      is: 0.12,
      token: Number.parseInt(tokens.animationPaces.fast, 10) / 1_000,
      on: 'Animated',
      read: secondsOfMotion('#zoom-fast'),
    },
    {
      says: 'mid',
      is: 0.2,
      token: Number.parseInt(tokens.animationPaces.mid, 10) / 1_000,
      on: 'Animated',
      read: secondsOfMotion('#zoom-mid'),
    },
  ],
};
