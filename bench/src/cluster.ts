import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCluster } from '../../apps/server/src/platform/db/cluster/index.ts';
import { addressIn, cloneTemplate, ensureTemplate } from '../../apps/server/test/databases.ts';
import { withClient } from './client.ts';
import { grow } from './grow.ts';

/** A cluster of our own with the same settings as a person's, and the databases that rounds are run on copies of. */
export type Cluster = {
  /** The demo hospital as it is. */
  readonly small: string;
  /** The same with ten times the people, doctors, times and appointments; made when it is first asked for. */
  readonly large: () => Promise<string>;
  /** Makes one more database to copy, out of another and what `fill` adds to it; once in a run. Answers its name. */
  readonly extend: (from: string, name: string, fill: (url: string) => Promise<void>) => Promise<string>;
  /** A fresh copy of a database, written out to disk, and how to be rid of it. */
  readonly clone: (template: string) => Promise<{ url: string; drop: () => Promise<void> }>;
  /** A folder that goes with the system. */
  readonly folder: string;
  readonly close: () => Promise<void>;
};

/** Copies the template under a name, changes the copy, and brings the planner's knowledge of it up to date. */
function extender(adminUrl: string): Cluster['extend'] {
  const made = new Map<string, Promise<string>>();
  const make: Cluster['extend'] = async (from, name, fill) => {
    await withClient(adminUrl, async (admin) => {
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.query(`create database ${name} template ${from}`);
    });
    const url = addressIn(adminUrl, name);
    await fill(url);
    await withClient(url, (client) => client.query('vacuum analyze'));
    return name;
  };
  return (from, name, fill) => {
    const making = made.get(name) ?? make(from, name, fill);
    made.set(name, making);
    return making;
  };
}

/** Opens it in BALSAM_DATA_DIR, or in a folder of its own that goes when it closes. */
export async function openCluster(say: (line: string) => void): Promise<Cluster> {
  const given = process.env['BALSAM_DATA_DIR'];
  const folder = mkdtempSync(path.join(tmpdir(), 'balsam-bench-'));
  // What cleans up by itself would clean up in the middle of a round.
  const cluster = await startCluster(given ?? folder, say, { autovacuum: 'off', max_connections: '100' });
  const adminUrl = cluster.url();
  const extend = extender(adminUrl);
  const close = async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const template = await ensureTemplate(adminUrl);
    const small = await extend(template, 'balsam_bench_small', async () => {});
    say('Filled the demo hospital.');
    const large = () => extend(small, 'balsam_bench_large', (url) => grow(url));
    const clone: Cluster['clone'] = async (name) => {
      const copy = await cloneTemplate(adminUrl, name);
      await withClient(adminUrl, (admin) => admin.query('checkpoint'));
      return copy;
    };
    return { small, large, extend, clone, folder, close };
  } catch (error) {
    await close();
    throw error;
  }
}
