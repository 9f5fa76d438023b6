import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { constants } from './constants.ts';
import { contractModule } from './contract-module.ts';
import { readFlags } from './feature-flags.ts';
import { pdfParts } from './pdf-parts.ts';
import { wordPictures } from './word-pictures.ts';

const { CHROMIUM_PATH } = process.env;

/** Component tests: parts of the app, rendered in the journeys' browser against a server played by the test. */
export const componentTests: TestProjectInlineConfiguration = {
  root: fileURLToPath(new URL('..', import.meta.url)),
  define: constants(readFlags({})),
  plugins: [react(), contractModule(), pdfParts(), wordPictures()],
  // Pages load when they are opened, so what they need from elsewhere has to be known beforehand.
  optimizeDeps: { entries: ['src/main.tsx', 'src/**/*.component.test.tsx'] },
  test: {
    name: 'component',
    include: ['src/**/*.component.test.tsx'],
    setupFiles: fileURLToPath(new URL('../src/testing/set-up.ts', import.meta.url)),
    testTimeout: 120_000,
    // One file at a time: only the page in front is painted on time and has the keyboard.
    fileParallelism: false,
    // All in one page: the app's modules are loaded and warmed up once, not once per file.
    isolate: false,
    // As for the journeys: a test that passes only on its second try is named as flaky at the end of the run.
    retry: 1,
    // Both cores may be busy, so nothing here may depend on being quick.
    expect: { poll: { timeout: 20_000 } },
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      screenshotFailures: true,
      screenshotDirectory: '../../test-results/component',
      traceView: 'off',
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: {
          ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
          args: ['--no-sandbox', '--disable-background-networking'],
        },
        contextOptions: { locale: 'en-GB', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' },
        actionTimeout: 20_000,
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
};
