import type { Locator, Page } from '@playwright/test';
import { expectNoBarriers } from './stage/accessibility.ts';
import { shifts } from './stage/shifts.ts';
import { expect, signIn, test } from './stage/test.ts';

const nextStep = (page: Page) => page.getByRole('region', { name: 'Welcome to your grove', exact: true });

/** Names of the calls that a page makes, apart from who is here, until the live stream opens and may bring news. */
async function callsUntilLive(page: Page, open: () => Promise<unknown>): Promise<string[]> {
  const calls: string[] = [];
  const live = page.waitForRequest((request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/live') return true;
    if (pathname.startsWith('/api/') && pathname !== '/api/auth/session') calls.push(`${request.method()} ${pathname}`);
    return false;
  });
  await open();
  await live;
  return calls;
}

test('the page greets before any script has run; what follows is asked for once and moves nothing', async ({
  page,
  student,
  outcry,
}) => {
  outcry.allow(/^Failed to load resource: net::ERR_FAILED .*\.js$/);
  await student.visitor.call('POST', '/daily-tasks/generate', { language: 'en' });
  await signIn(page, student);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/student-dashboard', { waitUntil: 'commit' });
  const title = page.getByRole('heading', { level: 1 });
  const lead = page.locator('h1 + p');
  await expect(title).toHaveText(`Hello, ${student.fullName}!`);
  await expect(page.getByRole('status')).toHaveText('Loading page...');
  // How wide they may get depends on the font, which may still be on its way.
  const placeOf = async (text: Locator) => ({ ...(await text.boundingBox()), width: null });
  const places = async () => [await placeOf(title), await placeOf(lead), await lead.textContent()];
  const drawn = await places();
  await expectNoBarriers(page, 'dashboard before its script');

  await page.unroute('**/assets/*.js');
  const calls = await callsUntilLive(page, () => page.goto('/student-dashboard'));
  await expect(nextStep(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Daily tasks, \d to do$/ })).toBeVisible();
  // Its plants are asked for when the page has nothing more urgent to do, which may be before the stream opens.
  expect(calls.filter((call) => call !== 'GET /api/memory/scene')).toEqual(['GET /api/dashboards/student']);
  expect(await places()).toEqual(drawn);
  // Whose page it is was for the script alone.
  await expect(page.locator('#session')).toHaveCount(0);
  expect(await shifts(page)).toBeLessThan(0.02);

  await nextStep(page).getByRole('link', { name: 'Choose a game' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
});
