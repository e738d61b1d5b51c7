import { randomBytes } from 'node:crypto';

/** What `/verify` asks for: 128 random bits. */
export const newCode = (): string => randomBytes(16).toString('base64url');
