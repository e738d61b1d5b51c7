import { createECDH } from 'node:crypto';
import type { VapidKeys } from '../../gateways/push/web-push.ts';
import type { Db } from '../db/types.ts';
import { seal, unseal } from '../sealed.ts';
import { insertPushKey, readPushKey } from './keys.store.ts';

function newKeys(): VapidKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // A scalar may begin with zeros, which are part of it.
  const scalar = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey: pair.getPublicKey('base64url', 'uncompressed'), privateKey: scalar.toString('base64url') };
}

async function keptKeys(db: Db, secret: string): Promise<VapidKeys | undefined> {
  const row = await readPushKey(db);
  return row && { publicKey: row.public_key, privateKey: unseal(secret, row.private_key_sealed) };
}

/**
 * The key pair that push services know us by. The first process to ask makes it; of several at once one wins, and all use its pair:
 * browsers subscribe to the public key, and a second pair would cut them off.
 */
export async function pushKeys(db: Db, secret: string, now: Date): Promise<VapidKeys> {
  const kept = await keptKeys(db, secret);
  if (kept) return kept;
  const { publicKey, privateKey } = newKeys();
  await insertPushKey(db, { public_key: publicKey, private_key_sealed: seal(secret, privateKey), created_at: now });
  return (await keptKeys(db, secret))!;
}
