import pg from 'pg';

/** A host that swallows what it is sent would otherwise hold the start, or a backup, for minutes. */
const PATIENCE_MS = 10_000;

/**
 * A connection for work without limits of time: migrations, backups, a database that is made. What breaks it fails the statement that comes
 * next.
 * @throws what kept it from connecting; a server that does not answer within ten seconds too
 */
export async function connectOnce(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    // The bytes of files may take hours, in which nothing is said on it.
    keepAlive: true,
  });
  // Beside failing a statement, what breaks emits an error, which would end the process half way.
  client.on('error', () => {});
  await client.connect();
  return client;
}
