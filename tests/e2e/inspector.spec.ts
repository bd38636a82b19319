import { readdirSync, readFileSync } from 'node:fs';
import { listChartRows } from '#charts/chartRows.ts';
import { toMermaid } from '#charts/mermaid.ts';
import { toStudioSource } from '#charts/studio.ts';
import { channelName } from '#inspector/messages.ts';
import { notificationsMachine } from '#machines/notificationsMachine.ts';
import { registrationMachine } from '#machines/registrationMachine.ts';
import { submitLogIn } from './support/app.ts';
import { arrowLabel, chartButton, expect, messageOf, stateBox, test, timeLine } from './support/inspector.ts';
import { pressByKey, tabTo, typeInto } from './support/keyboard.ts';
import { sample } from './support/longRun.ts';
import { password, people } from './support/people.ts';
import { findOverhang, findViolations } from './support/screens.ts';

test('an engineer watches a log-in of another tab, even offline, and sees no secrets', async ({
  page,
  context,
  inspector,
  messages,
}) => {
  await expect(
    inspector.getByRole('heading', { name: 'No page of the product is open in this browser' }),
  ).toBeVisible();
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect(page.getByLabel('Email')).toBeVisible();
  await chartButton(inspector, 'session').click();
  const details = inspector.getByRole('region', { name: 'session' });
  await expect(details.getByRole('paragraph').filter({ hasText: /^loggedOut\.idle$/ })).toBeVisible();
  await expect(details.getByRole('definition').filter({ hasText: 'Nobody is signed in.' })).toBeVisible();

  await context.setOffline(true);
  await submitLogIn(page, people.owner.email);
  await timeLine(inspector).getByLabel('Show').selectOption('session');
  const steps = timeLine(inspector).getByRole('list', { name: 'Events' }).getByRole('listitem');
  await expect(steps.nth(0)).toContainText('failed logIn');
  await expect(steps.nth(0)).toContainText('session: loggingIn → loggedOut.idle');
  await expect(steps.nth(1)).toContainText('logIn.submitted');
  await expect(steps.nth(1)).toContainText('session: loggedOut.idle → loggingIn');
  await steps.nth(0).getByText('What went with it').click();
  await expect(steps.nth(0)).toContainText('"code": "UNREACHABLE"');

  await context.setOffline(false);
  await submitLogIn(page, people.owner.email);
  await expect(page).toHaveURL(people.owner.home);
  await expect(chartButton(inspector, 'session')).toHaveAccessibleName('session loggedIn.owner');
  await expect(stateBox(inspector, 'owner')).toHaveAttribute('aria-current', 'true');
  await expect(steps.filter({ hasText: 'done logIn' })).toContainText('loggingIn → loggedIn.owner');

  const kept = await page.evaluate(() => [
    localStorage.getItem('accessToken'),
    localStorage.getItem('refreshToken'),
  ]);
  const shown = (await inspector.textContent('body')) ?? '';
  const sent = await messages();
  expect(sent).toContain('logIn.submitted');
  for (const secret of [password, people.owner.email, people.owner.fullName.split(' ')[0], ...kept]) {
    expect(secret).toBeTruthy();
    expect(shown).not.toContain(secret);
    expect(sent).not.toContain(secret);
  }
});

test(
  'an event that the engineer sends changes the product, and one that cannot be sent shows an error',
  { tag: '@full' },
  async ({ page, inspector }) => {
    await page.goto('/login');
    await chartButton(inspector, 'notifications').click();
    const field = inspector.getByLabel('What goes with the event, as JSON');
    const send = inspector.getByRole('button', { name: 'Send notice.raised', exact: true });
    await field.fill('{"notice": ');
    await send.click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/This is not valid JSON/);
    await expect(field).toHaveValue('{"notice": ');

    await field.fill(
      '{"notice": {"title": "A word", "text": "From the inspector", "lifetime": 60000}, "at": 0}',
    );
    await send.click();
    await expect(inspector.getByText('notice.raised was accepted. The chart is in counting.')).toBeVisible();
    await expect(page.getByText('From the inspector')).toBeVisible();
    // The page shows the words that the engineer typed, but its chart is masked all the same.
    await expect(inspector.getByText('"text": "••••"').first()).toBeVisible();

    await chartButton(inspector, 'session').click();
    await inspector.getByRole('button', { name: 'Send logIn.submitted', exact: true }).click();
    await expect(inspector.getByText('Not sent: the chart would fail')).toBeVisible();
    await expect(chartButton(inspector, 'session')).toHaveAccessibleName('session loggedOut.idle');

    await submitLogIn(page, people.owner.email);
    await expect(page).toHaveURL(people.owner.home);
    await inspector.getByRole('button', { name: 'Send logOut.requested', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(chartButton(inspector, 'session')).toHaveAccessibleName('session loggedOut.idle');
  },
);

test(
  'the drawing of a chart has each state and transition, and pressing a transition by keyboard sends its event',
  { tag: '@full' },
  async ({ page, inspector }) => {
    await page.goto('/register');
    await inspector.bringToFront();
    await chartButton(inspector, 'registration').click();
    const drawing = inspector.getByRole('region', { name: 'Drawing of registration' });
    await expect(drawing.locator('path').first()).toBeVisible();
    await expect(drawing.locator('[data-state]')).toHaveCount(12);
    const labels = await drawing.locator('[data-arrow]').allTextContents();
    expect(labels).toHaveLength(listChartRows(registrationMachine).length);
    const failed = arrowLabel(inspector, 'failed register');
    await expect(failed).toContainText('do keepFailure, leadBackToDetails');
    await expect(failed).toContainText('from submitting to filling.details');
    await expect(arrowLabel(inspector, 'page.shown', 'if isTypeStep')).toContainText('Last');
    await expect(stateBox(inspector, 'choosing')).toHaveAttribute('aria-current', 'true');
    await expect(failed.getByRole('button')).toHaveCount(0);

    // The inspector asks for the payload of the event.
    await tabTo(inspector, drawing);
    await pressByKey(inspector, drawing.getByRole('button', { name: 'Send type.chosen' }));
    const field = inspector.getByLabel('What goes with type.chosen, as JSON');
    await expect(field).toBeFocused();
    await inspector.keyboard.type('{"userTypeId": 2}');
    await pressByKey(inspector, inspector.getByRole('button', { name: 'Send type.chosen now' }));
    await expect(stateBox(inspector, 'editing')).toHaveAttribute('aria-current', 'true');
    await expect(stateBox(inspector, 'choosing')).not.toHaveAttribute('aria-current');
    // The app has navigated to the details, and sent that to the chart.
    await expect(arrowLabel(inspector, 'page.shown', 'if isDetailsStepInTurn')).toContainText('Last');
    await expect(arrowLabel(inspector, 'page.shown', 'if isTypeStep')).not.toContainText('Last');
    await expect(inspector.getByLabel('What goes with the event, as JSON')).toBeFocused();
    await expect(inspector.getByLabel('What goes with the event, as JSON')).toHaveValue('');
    await expect(messageOf(inspector, 'type.chosen')).toContainText('from page to registration');
    await expect(messageOf(inspector, 'step.wanted').last()).toContainText('from registration to app');
    expect(await findViolations(inspector)).toEqual([]);

    await inspector.getByRole('button', { name: 'Back to app' }).press('Enter');
    await expect(inspector.getByRole('heading', { level: 2, name: 'app', exact: true })).toBeFocused();
    await inspector.getByRole('button', { name: 'Open session' }).press('Enter');
    await expect(inspector.getByRole('region', { name: 'Drawing of session' })).toBeVisible();
    for (const width of sample([1280, 768, 320], 2)) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await inspector.setViewportSize({ width, height: 800 });
        await inspector.emulateMedia({ colorScheme });
        expect(await findViolations(inspector), `${width}, ${colorScheme}`).toEqual([]);
        expect(await findOverhang(inspector), `${width}, ${colorScheme}`).toBe(0);
      }
    }
  },
);

test(
  'an inspector opened later has earlier events, its time line can be paused and cleared, and closed tabs disappear',
  { tag: '@full' },
  async ({ page, context, inspector }) => {
    await page.goto('/register');
    const late = await context.newPage();
    await late.goto('/__machines');
    await expect(chartButton(late, 'registration')).toBeVisible();
    await timeLine(late).getByLabel('Show').selectOption('registration');
    const steps = timeLine(late).getByRole('list', { name: 'Events' }).getByRole('listitem');
    await expect(steps.filter({ hasText: 'opened' })).toHaveCount(1);

    await timeLine(late).getByRole('button', { name: 'Pause' }).click();
    const before = await steps.count();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/');
    await expect(chartButton(late, 'registration')).toHaveCount(0);
    await expect(steps).toHaveCount(before);
    await timeLine(late).getByRole('button', { name: 'Go on' }).click();
    await expect(steps.filter({ hasText: 'cancel.requested' })).toHaveCount(1);
    await timeLine(late).getByRole('button', { name: 'Clear' }).click();
    await expect(timeLine(late).getByText('No events yet.')).toBeVisible();

    await page.reload();
    await expect(chartButton(late, 'session')).toHaveCount(1);
    await page.close();
    for (const each of [late, inspector]) {
      await expect(each.getByRole('link', { name: 'Open the product' })).toHaveAttribute('href', '/');
    }
  },
);

test(
  'the inspector is accessible in each width and color scheme, and Tab reaches each control',
  { tag: '@full' },
  async ({ page, context, inspector }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    expect(await findViolations(inspector)).toEqual([]);
    await page.goto('/login');
    await inspector.bringToFront();
    await expect(chartButton(inspector, 'app')).toHaveAttribute('aria-current', 'true');
    await pressByKey(inspector, chartButton(inspector, 'notifications'));
    await expect(inspector.getByRole('heading', { level: 2, name: 'notifications' })).toBeVisible();
    await typeInto(inspector, inspector.getByLabel('What goes with the event, as JSON'), '[]');
    await pressByKey(inspector, inspector.getByRole('button', { name: 'Send notice.raised', exact: true }));
    await expect(inspector.getByText('Type an object, in braces').first()).toBeVisible();
    for (const width of [1280, 768, 320]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await inspector.setViewportSize({ width, height: 800 });
        await inspector.emulateMedia({ colorScheme });
        expect(await findViolations(inspector), `${width}, ${colorScheme}`).toEqual([]);
        expect(await findOverhang(inspector), `${width}, ${colorScheme}`).toBe(0);
      }
    }
    const copied = () => inspector.evaluate(() => navigator.clipboard.readText());
    await pressByKey(inspector, inspector.getByRole('button', { name: 'Copy as Mermaid' }));
    await expect.poll(copied).toBe(toMermaid(notificationsMachine));
    await pressByKey(inspector, inspector.getByRole('button', { name: 'Copy for Stately Studio' }));
    await expect.poll(copied).toBe(toStudioSource(notificationsMachine));
    await pressByKey(inspector, timeLine(inspector).getByRole('button', { name: 'Pause' }));
    await pressByKey(inspector, timeLine(inspector).getByRole('button', { name: 'Clear' }));
    await tabTo(inspector, timeLine(inspector).getByLabel('Show'));
  },
);

test(
  'a page of the development server keeps its connection to the window of the hosted visualizer',
  { tag: '@full' },
  async ({ page }) => {
    const answer = await page.goto('/login');
    expect(answer?.headers()['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  },
);

test('the built product contains nothing of the inspector', async ({ request }) => {
  const built = test.info().project.use.baseURL;
  expect((await request.get(`${built}/__machines`)).status()).toBe(404);
  const files = readdirSync('dist/client', { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const withInspector = files.filter(({ parentPath, name }) => {
    const text = readFileSync(`${parentPath}/${name}`, 'utf8');
    return [channelName, '__machines', 'statelyai', 'elkjs', 'eclipse.elk'].some((mark) =>
      text.includes(mark),
    );
  });
  expect(files.length).toBeGreaterThan(5);
  expect(withInspector).toEqual([]);
});

test(
  'an engineer plays a printed sequence step by step, and an invalid sequence shows an error',
  { tag: '@full' },
  async ({ inspector }) => {
    const play = inspector.getByRole('region', { name: 'Play a sequence' });
    const field = play.getByLabel('Sequence');
    await field.fill('a visitor, dance');
    await play.getByRole('button', { name: 'Begin' }).click();
    await expect(field).toHaveAccessibleDescription(/Unknown step: “dance”/);
    await field.fill(
      'signed in, with the list, another tab logs in as Y (2), messages of other tabs arrive, log out',
    );
    await play.getByRole('button', { name: 'Begin' }).click();
    const steps = play.getByRole('listitem');
    await expect(steps).toHaveCount(1);
    await expect(steps.first()).toContainText('signed in, with the list');
    await expect(steps.first()).toContainText('loggedIn.owner');
    for (const words of ['another tab logs in as Y (2)', 'messages of other tabs arrive', 'log out']) {
      await play.getByRole('button', { name: 'Next step' }).click();
      await expect(steps.first()).toContainText(words);
    }
    await expect(steps.first()).toContainText('loggedOut.revoking');
    await expect(play.getByText('Wrong:')).toHaveCount(0);
    await play.getByRole('button', { name: 'Next step' }).click();
    await expect(play.getByRole('heading', { name: 'at rest' })).toBeVisible();
    await play.getByRole('button', { name: 'Next step' }).click();
    await expect(play.getByText('The sequence is over.')).toBeVisible();
    for (const width of [1280, 320]) {
      await inspector.setViewportSize({ width, height: 800 });
      expect(await findViolations(inspector), `${width}`).toEqual([]);
      expect(await findOverhang(inspector), `${width}`).toBe(0);
    }
  },
);
