import type { Page } from '@playwright/test';

/** Every address of the page from now on, in order. */
export function followAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => {
    const { pathname, search, hash } = new URL(frame.url());
    addresses.push(pathname + search + hash);
  });
  return addresses;
}
