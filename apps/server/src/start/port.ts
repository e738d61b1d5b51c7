import { createServer } from 'node:net';

/** Fails at once, with the system's own code, when the port cannot be had: before anything is built or filled. */
export function refuseTakenPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });
}
