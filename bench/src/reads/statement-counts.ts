import type { Figure } from '../figures.ts';
import type { Cluster } from '../cluster.ts';
import { inTurn } from '../in-turn.ts';
import { openServer, type Server } from '../server.ts';
import { requestFor, reads, type Read } from './reads.ts';

async function countOf(server: Server, read: Read): Promise<number> {
  const { path, headers = {} } = await requestFor(server, read);
  server.takeStatements();
  const reply = await server.http.inject({ method: 'GET', url: path, headers });
  if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.statusCode}: ${reply.body.slice(0, 200)}`);
  return server.takeStatements().length;
}

async function countsOn(cluster: Cluster, template: string): Promise<number[]> {
  const { url, drop } = await cluster.clone(template);
  const server = await openServer(url, cluster.folder, true);
  const counts = await inTurn(reads, (read) => countOf(server, read));
  await server.close();
  await drop();
  return counts;
}

/** Statements of each read in the large hospital: as many as in the small one, or the run fails. */
export async function countStatements(cluster: Cluster): Promise<Figure[]> {
  const small = await countsOn(cluster, cluster.small);
  const large = await countsOn(cluster, await cluster.large());
  return reads.map(({ name }, n) => ({
    what: `statements at 10x: ${name}`,
    measured: large[n] ?? 0,
    unit: 'statements',
    aim: { exactly: small[n] ?? 0 },
    binding: true,
    detail: `${small[n]} at 1x`,
  }));
}
