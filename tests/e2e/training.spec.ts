import { beginSession, expect, test } from './support/app.ts';
import { pressByKey } from './support/keyboard.ts';
import { mailsTo } from './support/outbox.ts';
import { people } from './support/people.ts';
import { findViolations, findViolationsNow } from './support/screens.ts';

test('the introduction ends with a link to the partners', { tag: '@full' }, async ({ page }) => {
  await beginSession(page, people.user);
  await page.goto('/introduction');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(5);
  await page.getByRole('main').getByRole('link', { name: 'View partners' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('trainings are filtered by URL, open and download as files, and stay completed after a reload', async ({
  page,
  request,
  fail,
  recover,
}) => {
  await beginSession(page, people.user);
  await page.goto('/training');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(5);
  await page.getByRole('link', { name: 'For owners (2)' }).click();
  await expect(page).toHaveURL('/training?for=owners');
  await expect(cards).toHaveCount(2);
  await page.goBack();
  await expect(cards).toHaveCount(5);

  const card = page.getByRole('article', { name: 'First steps' });
  await expect(card).toContainText(/PDF, \d\d kB\s· 5 minutes\s· Updated 10\/01\/2026/);
  const open = card.getByRole('link', { name: 'Open First steps (opens in a new tab)' });
  await expect(open).toHaveAttribute('target', '_blank');
  const file = await request.get((await open.getAttribute('href')) ?? '');
  expect([file.headers()['content-type'], (await file.body()).subarray(0, 5).toString()]).toEqual([
    'application/pdf',
    '%PDF-',
  ]);
  const downloading = page.waitForEvent('download');
  await card.getByRole('link', { name: 'Download First steps' }).click();
  expect((await downloading).suggestedFilename()).toBe('first-steps.pdf');

  const tick = card.getByRole('checkbox', { name: 'Completed First steps' });
  const done = page.getByRole('main').getByRole('status');
  await fail({ call: 'graphql MarkTraining', status: 500, times: 10 });
  await tick.press('Space');
  await expect(card.getByText("We couldn't save your progress. Try again.")).toBeVisible();
  await expect(tick).not.toBeChecked();
  await recover();
  await tick.press('Space');
  await expect(done).toHaveText('1 of 5 completed');
  await expect(card.getByText("We couldn't save your progress.")).toHaveCount(0);
  await page.reload();
  await expect(tick).toBeChecked();
});

test('registering for a webinar by keyboard is confirmed on the page and by one mail, and can be undone', async ({
  page,
  request,
}) => {
  await beginSession(page, people.smallOwner);
  await page.goto('/webinar');
  const card = page.getByRole('article', { name: 'Welcome tour' });
  await expect(card).toContainText(/Wednesday, \d\d\/\d\d\/\d{4} 11:00 AM C[SD]T/);
  await expect(card).toContainText(/Wednesday, \d\d\/\d\d\/\d{4} 0[45]:00 PM UTC\s· 30 minutes/);
  const instant = await card.locator('time').getAttribute('datetime');
  expect(Date.parse(instant ?? '')).toBeGreaterThan(Date.now() - 30 * 60_000);
  await expect(card.getByRole('link', { name: /Join/ })).toHaveCount(0);

  await pressByKey(page, card.getByRole('button', { name: 'Register for Welcome tour' }));
  await expect(card.getByRole('status')).toContainText("You're registered.");
  const unregister = card.getByRole('button', { name: 'Unregister from Welcome tour' });
  await expect(unregister).toBeFocused();
  await expect(card.getByRole('link', { name: /Join Welcome tour/ })).toHaveAttribute('href', /^https:/);
  // Other tests have mail sent to the same person.
  const confirmations = async () =>
    (await mailsTo(request, people.smallOwner.email)).filter(({ subject }) =>
      subject.includes('Welcome tour'),
    );
  await expect.poll(confirmations).toHaveLength(1);
  const [mail] = await confirmations();
  expect(mail?.subject).toBe("You're registered: Welcome tour");
  expect(mail?.text).toContain(await card.locator('time').innerText());
  expect(mail?.text).toMatch(/\/webinar$/m);

  await page.reload();
  await expect(card.getByText('Registered', { exact: true })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await unregister.press('Enter');
  await expect(card.getByRole('status')).toHaveText('You are no longer registered.');
  await expect(card.getByRole('button', { name: 'Register for Welcome tour' })).toBeFocused();
});

test(
  'registering for a past date or during a server error shows an error, and registers nobody',
  { tag: '@full' },
  async ({ page, fail, recover }) => {
    await beginSession(page, people.owner);
    await page.goto('/webinar');
    const card = page.getByRole('article', { name: 'Welcome tour' });
    const register = card.getByRole('button', { name: 'Register' });
    const over = { message: 'This webinar is over.', extensions: { code: 'VALIDATION_FAILED' } };
    const body = JSON.stringify({ data: null, errors: [over] });
    await fail({
      call: 'graphql RegisterForWebinar',
      status: 200,
      body,
      contentType: 'application/json',
      times: 1,
    });
    await register.press('Enter');
    await expect(card.getByRole('alert')).toHaveText('This webinar is over.');
    await expect(card.getByRole('status')).toBeEmpty();
    await recover();
    await fail({ call: 'graphql RegisterForWebinar', status: 500, times: 10 });
    await register.press('Enter');
    await expect(card.getByRole('alert')).toHaveText("We couldn't register you. Try again.");
    await expect(card.getByRole('status')).toBeEmpty();
    await expect(register).toBeFocused();
  },
);

test('a recording plays from the chosen chapter, with captions and a transcript', async ({ page }) => {
  await beginSession(page, people.user);
  await page.goto('/webinar');
  const video = page.locator('video');
  const read = () =>
    video.evaluate((element: HTMLVideoElement) => ({
      duration: Math.round(element.duration),
      at: element.currentTime,
      isPaused: element.paused,
      cues: element.textTracks[0]?.cues?.length ?? 0,
      mode: element.textTracks[0]?.mode,
    }));
  await expect.poll(read).toEqual({ duration: 48, at: 0, isPaused: true, cues: 8, mode: 'showing' });
  const poster = await page.request.get((await video.getAttribute('poster')) ?? '/none');
  expect(poster.headers()['content-type']).toBe('image/webp');
  await pressByKey(page, page.getByRole('button', { name: '0:24 Start it' }));
  await expect.poll(async () => (await read()).at).toBeGreaterThan(24);
  expect(await read()).toMatchObject({ isPaused: false });
  await pressByKey(page, page.getByRole('button', { name: 'Transcript', exact: true }));
  await expect(page.getByText('A door needs two posts and a beam above them: the lintel.')).toBeVisible();
  expect(await findViolationsNow(page)).toEqual([]);
});

test(
  'without upcoming webinars, the page leads to the recordings',
  { tag: '@full' },
  async ({ page, fail }) => {
    await beginSession(page, people.user);
    const recorded = {
      __typename: 'RecordedWebinar',
      id: 'one',
      title: 'One',
      summary: 'Sample.',
      videoHref: '/help/marketplace-in-a-minute.webm',
      posterHref: null,
      captionsHref: '/help/marketplace-in-a-minute.vtt',
      seconds: 48,
      recordedOn: '2026-10-20',
      chapters: [],
      transcript: ['Words.'],
    };
    const webinars = {
      __typename: 'Webinars',
      isSample: false,
      timeZone: null,
      upcoming: [],
      recorded: [recorded],
    };
    const body = JSON.stringify({ data: { webinars } });
    await fail({ call: 'graphql Webinars', status: 200, body, contentType: 'application/json', times: 1 });
    await page.goto('/webinar');
    await expect(page.getByText('No upcoming webinars.')).toBeVisible();
    await expect(page.getByText('Sample content')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Chapters' })).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Watch a recording.' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Recorded' })).toBeFocused();
  },
);
