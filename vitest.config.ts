import { defineConfig } from 'vitest/config';
import { componentTests } from './apps/web/build/component-tests.ts';

const neverTests = ['**/node_modules/**', '**/dist/**', '**/.data/**', 'e2e/**'];
const apiTests = 'apps/server/**/*.api.test.ts';
const browserTests = '**/*.component.test.tsx';

export default defineConfig({
  test: {
    environment: 'node',
    // Two processes already use both cores of a small machine, and each API worker holds its own database.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'architecture',
          include: ['architecture.test.ts', 'architecture/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/**/*.test.{ts,tsx}', 'apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [...neverTests, apiTests, browserTests],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: [apiTests],
          exclude: neverTests,
          globalSetup: 'apps/server/src/testing/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      componentTests,
    ],
  },
});
