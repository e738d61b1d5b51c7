import { createECDH } from 'node:crypto';
import type { Db } from '#platform/db/types.ts';
import type { VapidKeys } from '#platform/ports/push.ts';
import { isSealedUnder, seal, unseal } from '#platform/sealed.ts';
import { insertPushKey, readPushKey } from './keys.store.ts';

function newKeys(): VapidKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // A scalar may begin with zeros, which are part of it.
  const scalar = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey: pair.getPublicKey('base64url', 'uncompressed'), privateKey: scalar.toString('base64url') };
}

/** The pair of this row, unless it was sealed with another secret. */
function opened(row: Awaited<ReturnType<typeof readPushKey>>, secret: string): VapidKeys | undefined {
  if (!row || !isSealedUnder(secret, row.private_key_sealed)) return undefined;
  return { publicKey: row.public_key, privateKey: unseal(secret, row.private_key_sealed) };
}

/** Whether this hospital was run with another secret: its own key pair tells, which the first start makes. */
export async function hasAnotherSecret(db: Db, secret: string): Promise<boolean> {
  const row = await readPushKey(db);
  return row !== undefined && !isSealedUnder(secret, row.private_key_sealed);
}

/**
 * The key pair that push services know us by. The first process that needs it makes it; of several at once one wins, and all use its pair:
 * browsers subscribe to the public key, and a second pair would cut them off. A pair that was sealed with another secret is lost to
 * us and makes room for a new one.
 */
export async function pushKeys(db: Db, secret: string, now: Date): Promise<VapidKeys> {
  const row = await readPushKey(db);
  const kept = opened(row, secret);
  if (kept) return kept;
  const { publicKey, privateKey } = newKeys();
  const made = { public_key: publicKey, private_key_sealed: seal(secret, privateKey), created_at: now };
  await insertPushKey(db, made, row?.public_key);
  return opened(await readPushKey(db), secret)!;
}
