import { expect, test, vi } from 'vitest';
import { databaseIn } from './app-database.ts';

test('an embedded cluster in which no database can be made, as on a full disk, is not left running', async () => {
  const stop = vi.fn<() => Promise<void>>(async () => {});
  const url = () => 'postgres://balsam@127.0.0.1:1/postgres';
  await expect(databaseIn({ url, supervise: () => {}, whyDied: () => undefined, stop })).rejects.toThrow(
    'ECONNREFUSED',
  );
  expect(stop).toHaveBeenCalledOnce();
});
