import { createServer } from 'node:net';
import { ConfigError } from '#platform/config.ts';

/** What a port may be refused for; whatever else is refused lies with the address. */
const ofPorts = new Set(['EADDRINUSE', 'EACCES']);

/**
 * Fails at once when the port cannot be had: before anything is built or filled.
 * @throws ConfigError for an address that this machine does not have; for the port the error with the system's own code
 */
export function refuseTakenPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const line = `HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0: ${host} is none`;
      reject(ofPorts.has(error.code ?? '') ? error : new ConfigError(line));
    });
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });
}
