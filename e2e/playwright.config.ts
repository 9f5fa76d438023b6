import { defineConfig } from '@playwright/test';
import { timeZone } from './stage/days.ts';

/** The pictures of the product are made on request (PICTURES=1) and are no test. */
const makesPictures = process.env.PICTURES === '1';

export default defineConfig({
  testDir: '.',
  testMatch: makesPictures ? '*-pictures.ts' : '*.spec.ts',
  outputDir: '../test-results/e2e',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // What passes on its second try only is named as flaky at the end of the run.
  retries: 1,
  workers: 2,
  // Both cores are busy with two browsers and the server, so nothing here may depend on being quick.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'en-GB',
    timezoneId: timeZone,
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
});
