import type { Page } from '@playwright/test';
import { paginationLabels } from '#haven/data/paginationTokens.ts';
import * as tokens from '#haven/theme/tokens.ts';
import type { Constants } from './constant.ts';
import {
  attribute,
  hiddenState,
  computed,
  indent,
  transitionSeconds,
  secondsUntil,
  textOf,
  type Reading,
} from './readings.ts';

const { animations, typeScale, sidebarWidth, navigationItemSizes, spinnerSize } = tokens;
const nav = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true });
const partners = (page: Page, menu: string) => nav(page, menu).getByRole('button', { name: /^Partners/ });
const tooltip = (page: Page) => page.getByRole('tooltip');
const popup = (page: Page) => nav(page, 'Vertical').getByRole('link', { name: 'All' });
// Excludes a panel that is still fading out.
const openDropdown = (page: Page) => page.locator('[aria-expanded=true]');
const hoverButton = (page: Page) => page.getByRole('button', { name: 'Make owner' }).hover();
const hoverPartners = (page: Page) => partners(page, 'Vertical').hover();
const hoverAccount = (page: Page) => page.getByRole('button', { name: 'Dana Lee, account menu' }).hover();
const leave = (page: Page) => page.mouse.move(2, 2);

/** Hovers until the target is open and then leaves, so that closing can be timed. */
function leaveOnceOpen(hover: (page: Page) => Promise<void>) {
  return async (page: Page) => {
    await hover(page);
    await page.clock.runFor(500);
    await leave(page);
  };
}

/** Reads with all levels below Partners open. */
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

const firstLinkStyle = (menu: string, property: string) => computed(`nav[aria-label="${menu}"] a`, property);

export const componentConstants: Constants = {
  'Pagination labels: "/ page", "Go to", "Previous Page", "Next Page".': [
    {
      spec: '"/ page"',
      token: paginationLabels.perPage,
      expected: '/ page',
      shownOn: 'Pagination',
      read: async (page) => String(await textOf('nav option')(page)).replace(/^10 /, ''),
    },
    {
      spec: '"Go to"',
      token: paginationLabels.goTo,
      expected: 'Go to',
      shownOn: 'Pagination',
      read: textOf('form label'),
    },
    {
      spec: '"Previous Page"',
      token: paginationLabels.previous,
      expected: 'Previous Page',
      shownOn: 'Pagination',
      read: attribute('nav li:first-child button', 'aria-label'),
    },
    {
      spec: '"Next Page"',
      token: paginationLabels.next,
      expected: 'Next Page',
      shownOn: 'Pagination',
      read: attribute('nav li:last-child button', 'aria-label'),
    },
  ],
  'Tooltip: max width 250, hover delay 0.1 s. Popup open and close delay 0.1 s. Dropdown mouse-enter delay 0.15 s and mouse-leave 0.1 s.':
    [
      { spec: 250, token: tokens.tooltipWidth, shownOn: 'Tooltip', read: shownTooltipWidth },
      {
        spec: 0.1,
        token: tokens.tooltipDelay.open / 1_000,
        shownOn: 'Tooltip',
        read: secondsUntil(hoverButton, tooltip, true),
      },
      {
        spec: 0.1,
        token: tokens.popupDelay.open / 1_000,
        shownOn: 'NavigationMenu',
        read: async (page) => {
          const closing = await secondsUntil(leaveOnceOpen(hoverPartners), popup, false)(page);
          // One number if both delays agree; else both, so that the failure shows them.
          const opening = await secondsUntil(hoverPartners, popup, true)(page);
          return opening === closing ? opening : `${opening} and ${closing}`;
        },
      },
      {
        spec: 0.15,
        token: tokens.dropdownDelay.open / 1_000,
        shownOn: 'Dropdown',
        read: secondsUntil(hoverAccount, openDropdown, true),
      },
      {
        spec: 0.1,
        token: tokens.dropdownDelay.close / 1_000,
        shownOn: 'Dropdown',
        read: secondsUntil(leaveOnceOpen(hoverAccount), openDropdown, false),
      },
    ],
  'Menu indent 24px.': [
    {
      spec: 24,
      token: tokens.menuIndent,
      shownOn: 'NavigationMenu',
      read: withLevels('Vertical', indent(link('Vertical', 'All'), link('Vertical', 'Insurance'))),
    },
  ],
  'Navigation menu: item height 44px (large) and 40px (middle); expanded vertical or inline width 200px; default inline indent 15; font 16px (large), 14px (middle).':
    [
      {
        spec: 44,
        token: navigationItemSizes.large.height,
        shownOn: 'NavigationMenu',
        read: firstLinkStyle('Inline, large', 'height'),
      },
      {
        spec: 40,
        token: navigationItemSizes.middle.height,
        shownOn: 'NavigationMenu',
        read: firstLinkStyle('Inline', 'height'),
      },
      {
        spec: 200,
        token: sidebarWidth.expanded,
        shownOn: 'NavigationMenu',
        read: computed('nav[aria-label="Inline"]', 'width'),
      },
      {
        spec: 15,
        token: tokens.inlineIndent,
        shownOn: 'NavigationMenu',
        read: withLevels('Inline', indent(link('Inline', 'All'), link('Inline', 'Insurance'))),
      },
      {
        spec: 16,
        token: typeScale[navigationItemSizes.large.type][0],
        shownOn: 'NavigationMenu',
        read: firstLinkStyle('Inline, large', 'font-size'),
      },
      {
        spec: 14,
        token: typeScale[navigationItemSizes.middle.type][0],
        shownOn: 'NavigationMenu',
        read: firstLinkStyle('Inline', 'font-size'),
      },
    ],
  'Spinner: sizes small 16, middle 24, large 36, x-large 48px in one variant; small, default and large in another with content height 400; default text "Loading..." for large sizes.':
    [
      ...([16, 24, 36, 48] as const).map((spec, index) => ({
        spec,
        token: Object.values(spinnerSize)[index] ?? NaN,
        shownOn: 'Spinner',
        read: computed(`section svg >> nth=${index}`, 'width'),
      })),
      {
        spec: 400,
        token: tokens.spinnerContentHeight,
        shownOn: 'RegionSpinner',
        read: computed('[aria-busy="true"]', 'height'),
      },
      {
        spec: '"Loading..."',
        token: tokens.spinnerText,
        expected: 'Loading...',
        shownOn: 'Spinner',
        read: textOf('section output'),
      },
    ],
  'Animation presets: zoom, slide, move, collapse; fast or mid duration.': [
    {
      spec: 'zoom',
      expected: 'scale(.9)',
      token: animations.zoom,
      shownOn: 'Animated',
      read: hiddenState('zoom'),
    },
    {
      spec: 'slide',
      expected: 'translateY(-8px)',
      token: animations.slide,
      shownOn: 'Animated',
      read: hiddenState('slide'),
    },
    {
      spec: 'move',
      expected: 'translateX(16px)',
      token: animations.move,
      shownOn: 'Animated',
      read: hiddenState('move'),
    },
    {
      spec: 'collapse',
      expected: 'none',
      token: animations.collapse,
      shownOn: 'Animated',
      read: hiddenState('collapse'),
    },
    {
      spec: 'fast',
      expected: 0.12,
      token: Number.parseInt(tokens.animationPaces.fast, 10) / 1_000,
      shownOn: 'Animated',
      read: transitionSeconds('#zoom-fast'),
    },
    {
      spec: 'mid',
      expected: 0.2,
      token: Number.parseInt(tokens.animationPaces.mid, 10) / 1_000,
      shownOn: 'Animated',
      read: transitionSeconds('#zoom-mid'),
    },
  ],
};
