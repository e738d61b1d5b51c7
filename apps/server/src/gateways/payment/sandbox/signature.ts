import { createHmac } from 'node:crypto';

/** The key of the sandbox's own, derived from the system's secret. */
const keyFrom = (secret: string) => createHmac('sha256', secret).update('sandbox gateway webhook').digest();

export const signatureHeader = 'x-sandbox-signature';

/** What the sandbox signs its notices with: `sha256=` and the HMAC of the body, in hex. */
export const signatureOf = (secret: string, rawBody: string): string =>
  `sha256=${createHmac('sha256', keyFrom(secret)).update(rawBody).digest('hex')}`;
