import { createHash, createHmac, randomBytes } from 'node:crypto';

export { seal, unseal } from '#platform/sealed.ts';

/** A new opaque token of 256 bits: a bearer token, or the name of a code request. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. Its 256 bits are random, so no salt and no slow hash is needed. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A keyed digest of these parts, of no use without `BALSAM_SECRET`. `purpose` keeps digests of different uses apart. */
export function digest(secret: string, purpose: string, ...parts: readonly string[]): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest();
}
