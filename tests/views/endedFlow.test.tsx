// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { dana } from '#tests/support/session.ts';
import { useBrowserStandIns } from './browserStandIns.ts';
import { openPage, type OpenPage } from './openPage.tsx';

let page: OpenPage;
afterEach(() => {
  page.close();
  page.expectNothingLost();
  if (page.complaints.length > 0) throw new Error(page.complaints.join('\n'));
});

const readHeading = () => document.querySelector('h1')?.textContent;

describe('a page of a flow that has ended', () => {
  useBrowserStandIns();

  it.each([
    ['/profile', 'My profile'],
    ['/account', 'Account settings'],
    ['/request-products', 'Request a product'],
  ])('%s stays as it was after a log-out, until the next page comes', async (address, heading) => {
    const stored = { session: 'here', userInfo: dana, refreshed: true };
    page = await openPage({ address, stored, arePagesSlow: true });
    expect(readHeading()).toBe(heading);

    await act(async () => page.runtime.session.send({ type: 'logOut.requested' }));
    await page.settle();
    expect(page.runtime.app.getSnapshot().context.flow).toBeNull();
    expect(readHeading()).toBe(heading);
    await page.redraw();
    expect(readHeading()).toBe(heading);
  });
});
