import type { TestProject } from 'vitest/node';
import { ensureTemplate, openTestCluster } from './databases.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    adminUrl: string;
    template: string;
  }
}

/** Once for a run: PostgreSQL up and the migrated template made. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await openTestCluster();
  project.provide('adminUrl', cluster.adminUrl);
  project.provide('template', await ensureTemplate(cluster.adminUrl));
  return cluster.stop;
}
