import { openServer } from '../server.ts';

/** A Balsam in a process of its own: on the database and in the folder that its arguments name. It tells its port and ends on SIGTERM. */
const [url = '', folder = ''] = process.argv.slice(2);
const limit = process.env['REQUESTS_IN_FLIGHT'];
// The load names many addresses, as a proxy would.
const server = await openServer(url, folder, false, { TRUST_PROXY: '1', ...(limit && { REQUESTS_IN_FLIGHT: limit }) });
process.once('SIGTERM', () => void server.close().finally(() => process.exit(0)));
process.send?.(server.port);
