import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';

const installed = ['/usr/bin/turnserver', '/usr/local/bin/turnserver', '/opt/homebrew/bin/turnserver'];

/** coturn's program: the one that BALSAM_TURNSERVER names, or an installed one; undefined where there is none. */
export const turnserver = process.env['BALSAM_TURNSERVER'] ?? installed.find((file) => existsSync(file));

export const noRelay = 'there is no turnserver on this machine; install coturn, or name it by BALSAM_TURNSERVER';

const secret = 'a secret of the tests, for the relay alone';
const port = 13_478;

/** An address of this machine that browsers use: they take no candidates of the loopback. */
const address =
  Object.values(networkInterfaces())
    .flat()
    .find((each) => each && !each.internal && each.family === 'IPv4')?.address ?? '127.0.0.1';

/** What the server is told of the relay. */
export const relayEnv: Readonly<Record<string, string>> = turnserver
  ? { TURN_URLS: `turn:${address}:${port}?transport=udp`, TURN_SECRET: secret }
  : {};

const options = [
  // Where Playwright looks whether it has started.
  ['listening-ip', '127.0.0.1'],
  ['listening-ip', address],
  ['relay-ip', address],
  ['listening-port', String(port)],
  ['realm', 'balsam.example'],
  ['static-auth-secret', secret],
  ['min-port', '49160'],
  ['max-port', '49360'],
] as const;
const flags = ['use-auth-secret', 'no-cli', 'no-tls', 'no-dtls', 'fingerprint', 'no-rfc5780', 'log-file=stdout'];

/** How the relay is started; none where there is no program. */
export const relayServers = turnserver
  ? [
      {
        command: [
          turnserver,
          '-n',
          ...options.map(([name, value]) => `--${name}='${value}'`),
          ...flags.map((flag) => `--${flag}`),
        ].join(' '),
        port,
        stdout: 'ignore' as const,
        gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 3000 },
      },
    ]
  : [];
