import { beginSession, expect } from './support/app.ts';
import { dayIn } from './support/company.ts';
import { inspectState, summaryBox } from './support/inspectState.ts';
import { test } from './support/ownProduct.ts';
import { button, dialog, field, openPartner, publish, saveDraft, tab } from './support/partnerEditor.ts';
import { people } from './support/people.ts';
import { heading } from './support/registering.ts';
import { adminPage } from './support/title.ts';

// One worker, and so one server of their own: what these tests publish would show in others.
test.describe.configure({ mode: 'default' });

test('an administrator drafts, previews and publishes an offer, and the audit log names them', async ({
  page,
  openAs,
}) => {
  const owner = await openAs(people.owner);
  await beginSession(page, people.administrator);
  await page.goto('/admin?section=partners');
  await page.getByLabel('Search by name').fill('qx');
  await page.getByRole('table', { name: 'Partners' }).getByRole('link', { name: 'QXO' }).click();
  await expect(heading(page, 'QXO')).toBeFocused();
  await field(page, 'Value').fill('12% off shingles');
  await field(page, 'Summary').fill('Shingles and gutters, delivered to site.');
  await saveDraft(page);
  await expect(page.getByText(/^Draft of .*, changed last by Alex Morgan\./)).toBeVisible();

  await owner.goto('/partner/qxo');
  await expect(owner.getByText('Free site delivery')).toBeVisible();
  await expect(owner.getByText('12% off shingles')).toHaveCount(0);

  await tab(page, 'Preview').click();
  await expect(heading(page, 'QXO')).toBeFocused();
  await expect(page.getByText('12% off shingles')).toBeVisible();
  await expect(page.getByText('Shingles and gutters, delivered to site.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Open an account/ }).first()).toBeVisible();
  await page.goBack();
  await expect(field(page, 'Value')).toHaveValue('12% off shingles');

  await publish(page, 'Shingles are in season');
  await owner.reload();
  await expect(owner.getByText('12% off shingles')).toBeVisible();
  await owner.goto('/dashboard?q=QXO');
  await expect(owner.getByRole('main').getByRole('article')).toContainText('12% off shingles');

  await page.goto('/admin?section=audit&entity=partner');
  const row = page.getByRole('row').filter({ hasText: 'Published a partner' }).first();
  await expect(row).toContainText('Alex Morgan');
  await expect(row).toContainText('QXO');
  await expect(row).toContainText('Shingles are in season');

  // The history restores the version before.
  await page.goto('/admin?section=partners&id=12&view=history');
  const changes = page.getByRole('table', { name: 'What version 2 changed' });
  await expect(changes.getByRole('row', { name: /^Value/ })).toContainText('Free site delivery');
  await button(page, 'Edit version 1 again').click();
  await expect(field(page, 'Value')).toHaveValue('Free site delivery');
  await expect(page.getByText('There are changes that are not saved.')).toBeVisible();
  await publish(page, 'The season is over');
  await owner.goto('/partner/qxo');
  await expect(owner.getByText('Free site delivery')).toBeVisible();
});

test(
  'errors that prevent publishing appear at their fields, and typed text is kept',
  { tag: '@full' },
  async ({ page }) => {
    await openPartner(page, 9, 'Rapid Pass');
    const state = adminPage('Rapid Pass');
    await field(page, 'Learn more').fill('http://rapid-pass.example');
    await field(page, 'Value').fill('Far more than the line has room for');
    await page.getByRole('group', { name: 'Step 1' }).getByLabel('Title').fill('');
    await button(page, 'Publish…').click();
    await expect(summaryBox(page)).toBeFocused();
    await inspectState(page, 'with faults', { ...state, hasErrors: true, focus: summaryBox(page) });
    await page.getByRole('link', { name: 'Value must be up to 24 characters' }).click();
    await expect(field(page, 'Value')).toBeFocused();
    await expect(field(page, 'Value')).toHaveAccessibleDescription(/must be up to 24 characters/);
    await field(page, 'Value').fill('$30 off');
    await expect(page.getByRole('link', { name: 'Value must be up to 24 characters' })).toHaveCount(0);
    await saveDraft(page);
    await tab(page, 'Preview').click();
    await expect(page.getByText(/^Something is missing or wrong/)).toBeVisible();
    await inspectState(page, 'a preview of what is not fit for it', state);
    await tab(page, 'Edit').click();
    await expect(field(page, 'Learn more')).toHaveValue('http://rapid-pass.example');
    await button(page, 'Discard changes…').click();
    await inspectState(page, 'asked whether to discard', state);
    await dialog(page).getByRole('button', { name: 'Discard changes' }).click();
    await expect(
      page.getByText('The draft is discarded. People still see the published version.'),
    ).toBeVisible();
    await expect(field(page, 'Learn more')).toHaveValue('https://rapid-pass.example/offers');
  },
);

test(
  'an offer past its last day is not published, and restoring a version past its last day shows the error',
  { tag: '@full' },
  async ({ page }) => {
    await openPartner(page, 10, '10X Health');
    await field(page, 'Last day (optional)').fill(dayIn(-30));
    await field(page, 'Checked on').fill(dayIn(30));
    await button(page, 'Publish…').click();
    await page
      .getByRole('link', { name: 'Last day has passed: enter a later day, or leave it empty' })
      .click();
    await expect(field(page, 'Last day (optional)')).toBeFocused();
    await expect(page.getByRole('link', { name: /^Checked on is in the future/ })).toBeVisible();
    await saveDraft(page);
    await field(page, 'Checked on').fill(dayIn(-2));
    await field(page, 'Last day (optional)').fill(dayIn(30));
    await publish(page, 'A month more');
    await field(page, 'Last day (optional)').fill('');
    await publish(page, 'It stays');

    // Sixty days later.
    await page.clock.setFixedTime(Date.now() + 60 * 86_400_000);
    await tab(page, 'History').click();
    await expect(page.getByText(/^Its last day, .*, is over: it needs another one\.$/)).toBeVisible();
    await button(page, 'Edit version 2 again').click();
    await expect(
      page.getByRole('link', { name: 'Last day has passed: enter a later day, or leave it empty' }),
    ).toBeVisible();
    await expect(field(page, 'Last day (optional)')).toHaveAccessibleDescription(/Last day has passed/);
  },
);

test(
  'a conflicting save shows both versions, and overwrites the other only when confirmed',
  { tag: '@full' },
  async ({ page, openAs }) => {
    await openPartner(page, 7, 'Cardone');
    await field(page, 'Benefit').fill('Mine: training for every trade.');
    const other = await openAs(people.administrator);
    await other.goto('/admin?section=partners&id=7');
    await field(other, 'Benefit').fill('Theirs: training at lunch.');
    await saveDraft(other);

    await button(page, 'Save draft').click();
    const alert = page.getByRole('alert').filter({ hasText: 'Alex Morgan changed the draft of Cardone' });
    await expect(alert).toBeInViewport();
    await expect(alert).toContainText(/since you opened it\.?The fields still hold your changes/);
    const both = page.getByRole('table', { name: 'Both sides' }).getByRole('row', { name: /^Benefit/ });
    await expect(both).toContainText('Theirs: training at lunch.');
    await expect(both).toContainText('Mine: training for every trade.');
    await expect(page.getByRole('table', { name: 'What was done' })).toContainText(
      'Theirs: training at lunch.',
    );
    await expect(field(page, 'Benefit')).toHaveValue('Mine: training for every trade.');
    await inspectState(page, 'somebody was quicker', adminPage('Cardone'));
    await saveDraft(page);
    await other.reload();
    await expect(field(other, 'Benefit')).toHaveValue('Mine: training for every trade.');

    await field(page, 'Benefit').fill('Mine again.');
    await field(other, 'Benefit').fill('Theirs again.');
    await saveDraft(other);
    await button(page, 'Publish…').click();
    await dialog(page).getByRole('button', { name: 'Publish', exact: true }).click();
    await button(page, 'Take theirs').click();
    await expect(field(page, 'Benefit')).toHaveValue('Theirs again.');
  },
);

test(
  'leaving asks for confirmation before typed text is lost, and switching views keeps it',
  { tag: '@full' },
  async ({ page }) => {
    await openPartner(page, 2, 'Lintel Marketplace');
    await field(page, 'Benefit').fill('Typed, not saved.');
    await field(page, 'Value').fill('Free for a year');
    await tab(page, 'Preview').click();
    await expect(page.getByText(/^This is the page as it will be once you publish it\./)).toBeVisible();
    await page.getByRole('link', { name: '/lintel-advantage' }).first().click();
    await expect(page.getByRole('heading', { level: 2, name: 'Lintel Advantage' })).toBeVisible();
    await expect(page.getByText('Free for a year').first()).toBeVisible();
    await tab(page, 'Edit').click();
    await expect(field(page, 'Benefit')).toHaveValue('Typed, not saved.');
    await page.getByRole('link', { name: 'All partners' }).click();
    await expect(dialog(page)).toContainText('You lose your unsaved changes.');
    await inspectState(page, 'asked whether to leave', adminPage('Lintel Marketplace'));
    await button(page, 'Keep editing').click();
    await expect(field(page, 'Benefit')).toHaveValue('Typed, not saved.');
    await button(page, 'Discard changes…').click();
    await dialog(page).getByRole('button', { name: 'Discard changes' }).click();
    await expect(field(page, 'Benefit')).not.toHaveValue('Typed, not saved.');
    await expect(
      page.getByText('The draft is discarded. People still see the published version.'),
    ).toBeVisible();
    await field(page, 'Benefit').fill('Typed again.');
    await page.getByRole('link', { name: 'All partners' }).click();
    await button(page, 'Leave').click();
    await expect(heading(page, 'Partners')).toBeFocused();
  },
);

test(
  'steps are added, moved and removed by keyboard, and links of the preview do nothing',
  { tag: '@full' },
  async ({ page }) => {
    await openPartner(page, 5, 'Sunbelt');
    const press = async (name: string) => {
      await button(page, name).focus();
      await page.keyboard.press('Enter');
    };
    await press('Add a step');
    const step = page.getByRole('group', { name: 'Step 4' });
    await step.getByLabel('Title').focus();
    await page.keyboard.type('Bring it back');
    await page.keyboard.press('Tab');
    await page.keyboard.type('To the yard you took it from.');
    await press('Move step 4 up');
    await expect(page.getByRole('group', { name: 'Step 3' }).getByLabel('Title')).toHaveValue(
      'Bring it back',
    );
    await press('Remove step 1');
    await expect(page.getByRole('group', { name: 'Step 2' }).getByLabel('Title')).toHaveValue(
      'Bring it back',
    );
    await saveDraft(page);
    await tab(page, 'Preview').click();
    await expect(page.getByRole('heading', { name: 'How to redeem' })).toBeVisible();
    await expect(page.getByText('Bring it back')).toBeVisible();
    const address = page.url();
    await page.getByRole('main').getByRole('link', { name: 'Contact support' }).press('Enter');
    expect(page.url()).toBe(address);
  },
);

test(
  'each state of the list of partners and of a partner is accessible in every width and color scheme',
  { tag: '@full' },
  async ({ page, fail, recover }) => {
    await beginSession(page, people.administrator);
    await fail({ call: 'graphql AdminPartners', status: 500, times: 99 });
    await page.goto('/admin?section=partners');
    await expect(page.getByText("We couldn't load the partners.")).toBeVisible();
    await inspectState(page, 'no list', adminPage('Partners'));
    await recover();
    await button(page, 'Try again').click();
    await expect(page.getByRole('table', { name: 'Partners' })).toBeVisible();
    await inspectState(page, 'the list', adminPage('Partners'));
    await page.getByLabel('Search by name').fill('nobody at all');
    await expect(page.getByRole('table', { name: 'Partners' })).toHaveCount(0);
    await inspectState(page, 'nothing found', adminPage('Partners'));

    await fail({ call: 'graphql AdminPartner', status: 500, times: 99 });
    await page.goto('/admin?section=partners&id=8');
    await expect(page.getByText("We couldn't load the partner.")).toBeVisible();
    await inspectState(page, 'no partner', adminPage('Partner'));
    await recover();
    await button(page, 'Try again').click();
    const state = adminPage('PPG');
    await inspectState(page, 'a partner', state);
    await field(page, 'Value').fill('Trade price list');
    await fail({ call: 'graphql SaveListing', status: 500, times: 1 });
    await button(page, 'Save draft').click();
    await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
    await inspectState(page, 'not saved', state);
    await expect(field(page, 'Value')).toHaveValue('Trade price list');
    await button(page, 'Publish…').click();
    await inspectState(page, 'asked whether to publish', state);
    await fail({ call: 'graphql PublishListing', status: 500, times: 1 });
    await dialog(page).getByRole('button', { name: 'Publish', exact: true }).click();
    // The first try has saved the draft, and the second publishes it.
    await expect(page.getByText(/^This was not done\./)).toBeVisible();
    await button(page, 'Publish…').click();
    await dialog(page).getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Published. People see it now.')).toBeVisible();
    await tab(page, 'History').click();
    await expect(page.getByText('Version 2, which people see')).toBeVisible();
    await inspectState(page, 'the history', state);
    await fail({ call: 'graphql PartnerPage', status: 500, times: 99 });
    await tab(page, 'Preview').click();
    await expect(page.getByText("We couldn't load the preview.")).toBeVisible();
    await recover();
    await button(page, 'Try again').click();
    await expect(page.getByRole('heading', { name: 'What you get' })).toBeVisible();
    await inspectState(page, 'the preview', state);
  },
);
