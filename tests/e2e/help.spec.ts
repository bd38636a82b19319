import type { Page } from '@playwright/test';
import { expect, logIn, test } from './support/app.ts';
import { pressByKey, tabTo } from './support/keyboard.ts';
import { mailsTo } from './support/outbox.ts';
import { people } from './support/people.ts';
import { findOverhang, findViolations, findViolationsNow } from './support/screens.ts';

function question(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

const howToChoose = 'How do I find an offer?';
const password = 'How do I change my password?';

test('a question is found by its answer, the search stands in the address, and none found leads on', async ({
  page,
}) => {
  await logIn(page, people.owner);
  await page.goto('/faq');
  const count = page.getByRole('main').getByRole('status').first();
  await expect(count).toHaveText('21 questions');
  const search = page.getByLabel('Search questions');
  await tabTo(page, search);
  await page.keyboard.type('CATEGORY address');
  await expect(count).toHaveText('1 question');
  await pressByKey(page, question(page, howToChoose));
  await expect(page.getByText('so you can send it to a colleague')).toBeVisible();
  await expect(page).toHaveURL('/faq?search=CATEGORY+address');
  await page.reload();
  await expect(search).toHaveValue('CATEGORY address');
  await expect(count).toHaveText('1 question');

  await search.fill('wombat');
  await expect(page.getByRole('heading', { name: 'No question matches “wombat”' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'help@lintel.example' })).toHaveAttribute('href', /^mailto:/);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show all questions' }).click();
  await expect(count).toHaveText('21 questions');
  await expect(search).toBeFocused();
  await expect(page).toHaveURL('/faq');

  await search.fill('coupon');
  await expect(page).toHaveURL('/faq?search=coupon');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(search).toHaveValue('');
  await page.goBack();
  await expect(search).toHaveValue('coupon');
});

test('an address with a question opens it right under the header, also when the fragment changes', async ({
  page,
}) => {
  await logIn(page, people.owner);
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/faq#faq-14');
  const expired = question(page, 'My invitation has expired. What now?');
  await expect(expired).toBeFocused();
  await expect(expired).toHaveAttribute('aria-expanded', 'true');
  const top = () => expired.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(100);
  expect(await top()).toBeGreaterThanOrEqual(54);

  await page.evaluate(() => (location.hash = 'faq-1'));
  await expect(question(page, password)).toBeFocused();
  await expect(question(page, password)).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveTitle('FAQ – Lintel Marketplace');

  await page.goto('/introduction');
  await page.goBack();
  await expect(question(page, password)).toHaveAttribute('aria-expanded', 'true');
});

test('all questions open and close at once, and what the browser finds in a closed one opens it', async ({
  page,
}) => {
  await logIn(page, people.owner);
  await page.goto('/faq');
  const opened = page.getByRole('main').locator('h3 > button[aria-expanded=true]');
  await expect(question(page, password)).toBeVisible();
  await expect(opened).toHaveCount(0);
  await pressByKey(page, page.getByRole('button', { name: 'Expand all' }));
  await expect(opened).toHaveCount(21);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Collapse all' }).press('Enter');
  await expect(opened).toHaveCount(0);

  // As find in page does, going to a fragment reveals what `until-found` hides, and says so before.
  const closed = page.locator('#faq-2 [hidden]');
  await expect(closed).toHaveAttribute('hidden', 'until-found');
  await closed.evaluate((panel) => {
    panel.querySelector('p')?.setAttribute('id', 'within');
    location.hash = 'within';
  });
  await expect(question(page, 'How long do I stay logged in?')).toHaveAttribute('aria-expanded', 'true');
  await expect(opened).toHaveCount(1);
});

test('whether an answer helped is kept, can be changed, and a failure is told', async ({
  page,
  fail,
  recover,
}) => {
  await logIn(page, people.owner);
  await page.goto('/faq#faq-5');
  const vote = page.locator('#faq-5').getByRole('group', { name: 'Did this help?' });
  const [yes, no] = [vote.getByRole('button', { name: 'Yes' }), vote.getByRole('button', { name: 'No' })];
  await yes.press('Enter');
  await expect(vote.getByRole('status')).toHaveText('Thank you. You can change your answer.');
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(yes).toHaveAttribute('aria-pressed', 'true');

  await fail({ call: 'graphql RateAnswer', status: 500, times: 10 });
  await no.press('Enter');
  await expect(page.getByRole('main').getByText("Your answer wasn't saved. Try again.")).toBeVisible();
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await recover();
  await no.press('Enter');
  await expect(no).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText("Your answer wasn't saved.")).toHaveCount(0);
});

test('the introduction ends with the partners', async ({ page }) => {
  await logIn(page, people.user);
  await page.goto('/introduction');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(5);
  await page.getByRole('main').getByRole('link', { name: 'View partners' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('trainings are filtered in the address, are real files, and a tick survives a reload', async ({
  page,
  request,
  fail,
  recover,
}) => {
  await logIn(page, people.user);
  await page.goto('/training');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(5);
  await page.getByRole('link', { name: 'For owners (2)' }).click();
  await expect(page).toHaveURL('/training?for=owners');
  await expect(cards).toHaveCount(2);
  await page.goBack();
  await expect(cards).toHaveCount(5);

  const card = page.getByRole('article', { name: 'First steps' });
  await expect(card).toContainText(/PDF, \d\d kB · 5 minutes · Updated 10\/01\/2026/);
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
  await expect(card.getByText("Your tick wasn't saved. Try again.")).toBeVisible();
  await expect(tick).not.toBeChecked();
  await recover();
  await tick.press('Space');
  await expect(done).toHaveText('1 of 5 completed');
  await expect(card.getByText("Your tick wasn't saved.")).toHaveCount(0);
  await page.reload();
  await expect(tick).toBeChecked();
});

test('registering for a webinar by keyboard is confirmed on the page and by one mail, and can be taken back', async ({
  page,
  request,
}) => {
  await logIn(page, people.smallOwner);
  await page.goto('/webinar');
  const card = page.getByRole('article', { name: 'Welcome tour' });
  await expect(card).toContainText(/Wednesday, \d\d\/\d\d\/\d{4}, 11:00 AM C[SD]T/);
  await expect(card).toContainText(/Wednesday, \d\d\/\d\d\/\d{4}, 1[67]:00 UTC · 30 minutes/);
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
  await expect.poll(confirmations, { timeout: 15_000 }).toHaveLength(1);
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

test('a date that is over says so; a failure leaves the person as they were', async ({
  page,
  fail,
  recover,
}) => {
  await logIn(page, people.owner);
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
  await recover();
  await fail({ call: 'graphql RegisterForWebinar', status: 500, times: 10 });
  await register.press('Enter');
  await expect(card.getByRole('alert')).toHaveText("You couldn't be registered. Try again.");
  await expect(register).toBeFocused();
});

test('a recording plays when it is asked to, from a chapter on, with captions and a transcript', async ({
  page,
}) => {
  await logIn(page, people.user);
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
  await pressByKey(page, page.getByRole('button', { name: '0:24 Start it' }));
  await expect.poll(async () => (await read()).at).toBeGreaterThan(24);
  expect(await read()).toMatchObject({ isPaused: false });
  await pressByKey(page, question(page, 'Transcript'));
  await expect(page.getByText('A door needs two posts and a beam above them: the lintel.')).toBeVisible();
  expect(await findViolationsNow(page)).toEqual([]);
});

test('where no webinar is to come, the recordings are', async ({ page, fail }) => {
  await logIn(page, people.user);
  const recorded = {
    __typename: 'RecordedWebinar',
    id: 'one',
    title: 'One',
    summary: 'Sample.',
    videoHref: '/help/marketplace-in-a-minute.webm',
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
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Watch a recording.' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Recorded' })).toBeFocused();
});

const everything = process.env['FULL'] === '1';
const regions = [
  ['/faq', 'graphql Faq', 'questions', 'FAQ'],
  ['/introduction', 'graphql Introduction', 'the introduction', 'Intro to the marketplace'],
  ['/training', 'graphql Trainings', 'trainings', 'Training Materials'],
  ['/webinar', 'graphql Webinars', 'webinars', 'Webinar Tutorials'],
] as const;

for (const [turn, [address, call, what, heading]] of regions.entries()) {
  // The four share what tells of loading and failing; two are enough for a short run.
  if (!everything && turn % 2 === 1) continue;
  test(`${address} keeps its shape while it loads, tells a failure, and comes back by Try again`, async ({
    page,
    fail,
    recover,
  }) => {
    const looks = [1280, 768, 320].flatMap((width) =>
      (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
    );
    await logIn(page, people.user);
    for (const { width, colorScheme } of looks.filter((_, index) => everything || index === turn + 1)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await fail({ call, delayMs: 2_000, times: 1 });
      await page.goto(address);
      await expect(page.getByText(`Loading ${what}`)).toBeAttached();
      expect(await findViolationsNow(page)).toEqual([]);
      expect(await findOverhang(page)).toBe(0);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await recover();
      await fail({ call, status: 500, times: 20 });
      await page.reload();
      await expect(page.getByText(`We couldn't load ${what}.`)).toBeVisible({ timeout: 20_000 });
      expect(await findViolations(page)).toEqual([]);
      await recover();
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
      await expect(page.getByText('Sample content')).toBeVisible();
    }
  });
}
