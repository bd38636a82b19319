import type { Page } from '@playwright/test';

/** Collects every address of the page and its frames, in order. */
export function collectAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => {
    const { pathname, search, hash } = new URL(frame.url());
    addresses.push(pathname + search + hash);
  });
  return addresses;
}
