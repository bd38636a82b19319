// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Role } from '#domain/role.ts';
import { refusal } from '#tests/support/failures.ts';
import { noraProfile } from '#tests/support/profile.ts';
import { useBrowserStubs } from './browserStubs.ts';
import { answer, fail, fill, press } from './happenings.ts';
import { openPage, type OpenPage } from './openPage.tsx';

const unchecked = {
  ...noraProfile,
  phone: '(555) 555-0123',
  missing: ['firstName', 'lastName', 'companyName', 'phone', 'password', 'terms'],
};
/** Labels of the text fields and selects. */
const fieldNames = () =>
  Array.from(
    document.querySelectorAll<HTMLInputElement>('input[type=text], input[type=tel], select'),
    (field) => field.labels?.[0]?.textContent,
  );

describe('the form for completing a profile', () => {
  useBrowserStubs();
  let page: OpenPage;
  afterEach(() => {
    page.close();
    page.expectNoLostEvents();
  });

  async function open(profile: unknown): Promise<void> {
    page = await openPage({ address: '/complete-profile', locationState: { secret: 'a ticket' } });
    await answer('pendingProfile', profile).happen(page);
  }

  it('shows known details as text until the person wants to change them', async () => {
    await open(unchecked);
    expect(screen.queryByRole('textbox')).toBeNull();
    const details = Array.from(page.reachable().querySelectorAll('dd'), ({ textContent }) => textContent);
    expect(details.slice(0, 4)).toEqual(['Nora Diaz', noraProfile.email, 'Diaz Roofing', '(555) 555-0123']);
    await press('Change or add details').happen(page);
    expect(fieldNames().slice(0, 4)).toEqual(['First name', 'Last name', 'Company name', 'Phone']);
    expect(document.activeElement).toBe(screen.getByLabelText('First name'));
    expect(page.reachable().textContent).not.toContain('Nora Diaz');
  });

  it('asks for missing details only', async () => {
    await open({ ...noraProfile, missing: ['phone', 'password', 'terms'] });
    expect(fieldNames()).toEqual(['Phone']);
    await press('Change or add details').happen(page);
    expect(document.activeElement).toBe(screen.getByLabelText(/^Job title/u));
  });

  it('offers an optional field for the phone number of an invited person', async () => {
    await open({ ...noraProfile, invitedBy: 'Dana Lee', missing: ['password', 'terms'] });
    expect(screen.queryByRole('textbox')).toBeNull();
    await press('Change or add details').happen(page);
    const phone = screen.getByLabelText('Phone (optional)');
    expect(document.activeElement).toBe(phone);
    expect(phone.getAttribute('aria-required')).not.toBe('true');
  });

  it.each([
    ['confirmed in another browser', unchecked.missing],
    ['registered without a phone number', ['phone', 'password', 'terms']],
    ['was invited without a phone number', ['password', 'terms']],
    ['came by single sign-on without a name', ['firstName', 'lastName', 'phone', 'terms']],
  ])('has at most eight tab stops for a person who %s (screens 4)', async (_who, missing) => {
    const name = missing.length === 4 ? { firstName: '', lastName: '' } : {};
    await open({ ...unchecked, ...name, ...(missing !== unchecked.missing && { phone: null }), missing });
    screen.getByRole('heading', { level: 1 }).focus();
    const save = screen.getByRole('button', { name: 'Save and continue' });
    let stops = 0;
    while (document.activeElement !== save && stops <= 8) {
      await page.person.tab();
      stops += 1;
    }
    expect(stops).toBeLessThanOrEqual(8);
  });

  it('shows the fields at once if no detail is missing', async () => {
    await open(noraProfile);
    expect(fieldNames()).toHaveLength(2);
  });

  it('shows a field with the error for a detail that the server refuses, and keeps the field', async () => {
    await open(unchecked);
    await fill({ Password: 'a new roof before winter' }).happen(page);
    await page.person.click(screen.getByRole('checkbox'));
    await press('Save and continue').happen(page);
    const message = 'Company name has characters that cannot be used';
    await fail('completeProfile', {
      ...refusal('VALIDATION_FAILED'),
      validationErrors: [{ message, members: ['companyName'] }],
    }).happen(page);
    expect(screen.getByRole('link', { name: message })).toBeDefined();
    expect(screen.getByLabelText('Company name').getAttribute('aria-invalid')).toBe('true');
    await fill({ 'Company name': 'Diaz & Daughter' }).happen(page);
    expect(screen.getByLabelText<HTMLInputElement>('Company name').value).toBe('Diaz & Daughter');
  });

  it.each([
    [Role.User, 'Everything is set up. Log in to see the offers for your company.'],
    [Role.SystemAdmin, 'Everything is set up. Log in to begin.'],
  ])('confirms the complete profile of role %i: %s', async (roleId, words) => {
    await open(noraProfile);
    await press('Save and continue').happen(page);
    await answer('completeProfile', { roleId, isUnderReview: false }).happen(page);
    expect(page.reachable().textContent).toContain(words);
  });
});
