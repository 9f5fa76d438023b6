import type { BrowserContext, Page, Request } from '@playwright/test';
import { newStudent, openClass, studentOf, verifiedTeacher } from './stage/people.ts';
import { makeDataFolder, startServer } from './stage/server-process.ts';
import { expect, signIn, test } from './stage/test.ts';
import { where } from './stage/where.ts';

const tabs = 8;

/** How many event streams the browser holds open. Those of a closed tab end without an event. */
function countStreams(context: BrowserContext): () => number {
  const open = new Set<Request>();
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/live') open.add(request);
  });
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  return () => [...open].filter((request) => !request.frame().page().isClosed()).length;
}

async function openTabs(context: BrowserContext, path: string, heading: string): Promise<Page[]> {
  const pages = await Promise.all(Array.from({ length: tabs }, () => context.newPage()));
  await Promise.all(pages.map((each) => each.goto(path)));
  for (const each of pages) await expect(each.getByRole('heading', { name: heading })).toBeVisible();
  return pages;
}

const seesEverywhere = async (pages: readonly Page[], name: string) => {
  for (const each of pages) await expect(each.getByRole('rowheader', { name })).toBeVisible();
};

test('eight tabs of one browser all load and all hear the news, over one stream', async ({
  context,
  teacher,
  invite,
}) => {
  await signIn(context, teacher);
  const streams = countStreams(context);
  const pages = await openTabs(context, '/teacher/students', 'Nobody has joined yet');
  await expect.poll(streams).toBe(1);
  await newStudent(invite.code, { fullName: 'Grace Hopper' });
  await seesEverywhere(pages, 'Grace Hopper');
  expect(streams()).toBe(1);

  // The tab that holds the stream is closed with the others; the last one takes over.
  for (const each of pages.slice(0, -1)) await each.close();
  await newStudent(invite.code, { fullName: 'Ada Lovelace' });
  await seesEverywhere(pages.slice(-1), 'Ada Lovelace');
  await expect.poll(streams).toBe(1);
});

test('open tabs catch up after the server is killed and restarted, and miss nothing', async ({ context, outcry }) => {
  test.setTimeout(120_000);
  const folder = await makeDataFolder();
  const first = await startServer({ dataDir: folder.path, smtpUrl: where().smtp });
  outcry.allowOrigin(first.origin);
  outcry.allow(/ERR_CONNECTION_(REFUSED|RESET)/);
  const teacher = await verifiedTeacher({ origin: first.origin });
  const invite = await openClass(teacher);
  await studentOf(teacher, invite, { fullName: 'Grace Hopper', origin: first.origin });
  await signIn(context, teacher);
  const pages = await Promise.all([context.newPage(), context.newPage()]);
  for (const each of pages) await each.goto(`${first.origin}/teacher/students`);
  await seesEverywhere(pages, 'Grace Hopper');

  await first.kill();
  for (const each of pages) await expect(each.getByText('Live updates are paused')).toBeVisible({ timeout: 30_000 });
  await expect(pages[0].getByRole('rowheader', { name: 'Grace Hopper' })).toBeVisible();

  const second = await startServer({ dataDir: folder.path, smtpUrl: where().smtp, port: first.port });
  await newStudent(invite.code, { fullName: 'Ada Lovelace', origin: first.origin });
  for (const each of pages) {
    await expect(each.getByRole('rowheader', { name: 'Ada Lovelace' })).toBeVisible({ timeout: 40_000 });
    await expect(each.getByText('Live updates are paused')).toHaveCount(0);
  }
  for (const each of pages) await each.close();
  await second.stop();
  await folder.remove();
});
