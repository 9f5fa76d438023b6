import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { chromium } from '@playwright/test';

const { CHROMIUM_PATH } = process.env;

/** Runs `work` with a Chromium, which ends with it. */
export async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  await work(browser).finally(() => browser.close());
}

type Visit = BrowserContextOptions & { origin: string; cookie: string; slowdown: number };

/** A page of a browser that has never been here, signed in, on a processor that is so many times slower. */
export async function withPage<Result>(
  browser: Browser,
  { origin, cookie, slowdown, ...options }: Visit,
  work: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...options, baseURL: origin, locale: 'en-GB' });
  const pairs = cookie.split('; ').map((pair) => pair.split('='));
  await context.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, url: origin })));
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return work(page, devtools).finally(() => context.close());
}
