import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const sealingKey = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'balsam sealed text', 32));

/** Encrypts a short text that has to rest in the database until it is needed (AES-256-GCM). */
export function seal(secret: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(secret), nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** Reads what `seal` wrote. Throws when it was changed or the secret is another. */
export function unseal(secret: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(secret), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(-16));
  return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
}

/** Whether `seal` wrote this under that secret. */
export function isSealedUnder(secret: string, sealed: string): boolean {
  try {
    unseal(secret, sealed);
    return true;
  } catch {
    return false;
  }
}
