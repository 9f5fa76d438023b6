import type { TestProject } from 'vitest/node';
import { startTestCluster } from './cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's only PostgreSQL, for `createTestDatabase`. */
    clusterUrl: string;
  }
}

/** Starts the cluster that all API test files share, each with its own database. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  project.provide('clusterUrl', cluster.url);
  return cluster.stop;
}
