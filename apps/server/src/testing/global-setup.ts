import type { TestProject } from 'vitest/node';
import { startTestCluster } from './cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The one PostgreSQL of this run, for `createTestDatabase`. */
    clusterUrl: string;
  }
}

/** Starts the cluster that all API test files share, each with a database of its own. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  project.provide('clusterUrl', cluster.url);
  return cluster.stop;
}
