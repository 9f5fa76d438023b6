import type { TestProject } from 'vitest/node';
import { startTestCluster } from './cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's only PostgreSQL, for `createTestDatabase`. */
    clusterUrl: string;
    /** When every app's clock starts, in milliseconds. */
    clockStart: number;
  }
}

/** Starts the cluster that all API test files share, each with its own database. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  project.provide('clusterUrl', cluster.url);
  project.provide('clockStart', lastNine(Date.now()));
  return cluster.stop;
}

/**
 * The most recent nine o'clock in the morning (UTC): whenever tests run, they meet no unrequested midnight, neither here
 * nor in Istanbul. The same for the whole run, since rows that were made before nine may be used after it.
 */
function lastNine(now: number): number {
  const nineToday = new Date(now).setUTCHours(9, 0, 0, 0);
  return nineToday > now ? nineToday - 24 * 3_600_000 : nineToday;
}
