import { Secret, TOTP } from 'otpauth';
import { secondFactorRules } from '@balsam/domain/identity';

const { digits, stepSeconds: period, window } = secondFactorRules;

/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20;

/** A new secret for an authenticator app, in base32. */
export const newTotpSecret = (): string => new Secret({ size: secretBytes }).base32;

const totp = (secret: string, label: string) =>
  new TOTP({ issuer: 'Balsam', label, algorithm: 'SHA1', digits, period, secret: Secret.fromBase32(secret) });

/** What the QR code of an authenticator app holds. `label` is the name under which the app shows it. */
export const totpUri = (secret: string, label: string): string => totp(secret, label).toString();

/** Which step of time a code of six digits belongs to, within the window round `now`; undefined when it is of none of them. */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totp(secret, '').validate({ token: code, timestamp, window });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
}
