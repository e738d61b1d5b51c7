// A process that uses the cluster in the folder named first: it says the address on a line, waits for a line, and leaves.
import { once } from 'node:events';
import { startCluster } from '#platform/db/cluster/index.ts';

const cluster = await startCluster(process.argv[2] ?? '');
console.log(JSON.stringify({ url: cluster.url(), adopted: cluster.adopted }));
await once(process.stdin, 'data');
await cluster.stop();
process.exit(0);
