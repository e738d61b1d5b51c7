import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { relayEnv } from './relay.ts';

const root = path.join(import.meta.dirname, '../..');

/** Another process of the server on the database of the running one, until the work is done. `work` is given its address. */
export async function withSecondServer(work: (address: string) => Promise<void>): Promise<void> {
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: '',
      BALSAM_TEST: '1',
      BALSAM_BUILD_WEB: '0',
      BALSAM_DATA_DIR: process.env['BALSAM_E2E_DATA'] ?? path.join(root, '.data-e2e'),
      REQUESTS_PER_MINUTE: '1000000',
      LOG_LEVEL: 'error',
      ...relayEnv,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const ready = (async () => {
    let said = '';
    for await (const chunk of server.stdout) {
      said += String(chunk);
      const [, address] = /Balsam is ready at (\S+)/.exec(said) ?? [];
      if (address !== undefined) return address;
    }
    throw new Error(`The second server did not start: ${said}`);
  })();
  try {
    await work(await ready);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}
