// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { StorageKey } from '#api/storage.ts';
import { noraProfile } from '#tests/support/profile.ts';
import { nora } from '#tests/support/registration.ts';
import { useBrowserStubs } from './browserStubs.ts';
import { answer, fill, press } from './happenings.ts';
import { openPage, type OpenPage } from './openPage.tsx';
import type { Opened } from './startApp.ts';

let page: OpenPage;
afterEach(() => {
  page.close();
  page.expectNoLostEvents();
});

/** Closes the page; returns how a reload opens it, with the draft in the storage. */
function reload(opened: Opened, key: StorageKey): Opened {
  const text = window.localStorage.getItem(key);
  page.close();
  return { ...opened, kept: { [key]: text === null ? undefined : JSON.parse(text) } };
}

describe('after a reload', { timeout: 60_000 }, () => {
  useBrowserStubs();

  it('the profile form restores valid and invalid fields, except the password', async () => {
    const opened: Opened = { address: '/complete-profile', locationState: { secret: 'a ticket' } };
    const asked = answer('pendingProfile', { ...noraProfile, missing: ['phone', 'password', 'terms'] });
    page = await openPage(opened);
    await asked.happen(page);
    const jobTitle = 'x'.repeat(101);
    await press('Change or add details').happen(page);
    await fill({ Phone: '555 555', 'Job title': jobTitle, Password: nora.password }).happen(page);
    await page.person.selectOptions(screen.getByLabelText(/^Time zone/), 'Europe/Rome');
    await page.person.click(screen.getByRole('checkbox'));
    const next = reload(opened, 'profileDraft');
    expect(JSON.stringify(next.kept)).not.toContain(nora.password);
    page = await openPage(next);
    await asked.happen(page);
    expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('(555) 555');
    expect(screen.getByLabelText<HTMLInputElement>(/^Job title/).value).toBe(jobTitle);
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
    expect(screen.getByLabelText<HTMLSelectElement>(/^Time zone/).value).toBe('Europe/Rome');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });
});
