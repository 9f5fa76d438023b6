import { defineConfig } from 'vitest/config';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';
import { componentTests } from './apps/web/build/component-tests.ts';
import { contractModule } from './apps/web/build/contract-module.ts';

const neverTests = ['**/node_modules/**', '**/dist/**', '**/.data/**', 'e2e/**'];
const webTests = 'apps/web/**/*.test.{ts,tsx}';
const apiTests = 'apps/server/**/*.api.test.ts';
const browserTests = '**/*.component.test.tsx';

/** Short files that take long: they start servers, or ask every call of the contract. */
const takesLong =
  /(start|killed-uploads|bad-input|matrix|demo|database-away|throttles|backup|accounts|unknown-fields|bad-requests|import-anki)\.api\.test\.ts$/;

/** Long tests first, so that none is left alone at the end; what knows no times, as a fresh clone, goes by size. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => takesLong.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Node itself loads the modules, as it does for the server, so nothing is compiled for the tests alone. */
const asTheServer = { viteModuleRunner: false };

export default defineConfig({
  test: {
    environment: 'node',
    // Two processes already use both cores of a small machine.
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    // For what hangs. What is slow, on a machine that has other things to do, isn't wrong.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // Vitest's own pictures of failed component tests; those that the set-up takes go there too.
    attachmentsDir: 'test-results/component',
    // Without isolation ("isolate: false") a worker loads the modules once, not once for every file: half of the
    // time of the tests that have no globals of their own.
    projects: [
      {
        extends: true,
        test: {
          name: 'architecture',
          include: ['architecture/*.test.ts'],
          experimental: asTheServer,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/**/*.test.{ts,tsx}', 'apps/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [...neverTests, apiTests, webTests],
          isolate: false,
          experimental: asTheServer,
        },
      },
      {
        extends: true,
        plugins: [contractModule()],
        test: {
          name: 'web',
          include: [webTests],
          exclude: [...neverTests, browserTests],
          // Each file has its own globals, as it puts its own window and modules in their place. The cheapest way to that.
          pool: 'vmThreads',
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: [apiTests],
          exclude: neverTests,
          globalSetup: 'apps/server/src/testing/global-setup.ts',
          isolate: false,
          experimental: asTheServer,
          // One more than there are cores: many wait for a database that is away, a limit, or a process that starts.
          maxWorkers: 3,
        },
      },
      componentTests,
    ],
  },
});
