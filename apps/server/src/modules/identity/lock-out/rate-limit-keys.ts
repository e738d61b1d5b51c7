import { codeLimits, lockoutRules, sendLimits, type CodePurpose } from '@balsam/domain/identity';
import { instantAt, riyadhDay } from '@balsam/domain/time';
import { limitsOfAddress } from '#platform/limits/address-limits.ts';
import type { Counted, Limited } from '#platform/limits/limits.store.ts';
import { digest } from '../common/secrets.ts';

const hourMs = 3_600_000;
const dayOf = (now: Date) => instantAt(riyadhDay(now), 0);
const startOfWindow = (now: Date, ms: number) => new Date(Math.floor(now.getTime() / ms) * ms);
const hourOf = (now: Date) => startOfWindow(now, hourMs);

/** What is counted, and over which time. Days are Riyadh days. Limits of an address apply to its networks (`limitsOfAddress`). */
export const rateLimits = {
  wrongPasswordsOfAddress: (secret: string, ip: string, now: Date): Limited[] =>
    limitsOfAddress({
      secret,
      scope: 'password_wrong_address',
      ip,
      bucket: hourOf(now),
      most: lockoutRules.addressPerHour,
    }),
  wrongPasswordsOfAccount: (throttleKey: Buffer, now: Date): Limited => ({
    scope: 'password_wrong_account',
    key: throttleKey.toString('hex'),
    bucket: startOfWindow(now, hourMs / 4),
    most: lockoutRules.accountPerQuarter,
  }),
  wrongCodesOfAddress: (secret: string, ip: string, now: Date): Limited[] =>
    limitsOfAddress({ secret, scope: 'code_wrong_address', ip, bucket: dayOf(now), most: codeLimits.addressPerDay }),
  wrongCodesOfAccount: (throttleKey: Buffer, now: Date): Counted => ({
    scope: 'code_wrong_account',
    key: throttleKey.toString('hex'),
    bucket: dayOf(now),
  }),
  wrongFactorsOfAccount: (accountId: number, now: Date): Counted => ({
    scope: 'factor_wrong_account',
    key: String(accountId),
    bucket: dayOf(now),
  }),
  wrongCodesInAll: (now: Date): Counted => ({ scope: 'code_wrong_all', key: 'all', bucket: hourOf(now) }),
  /** Those of registrations apart: anybody can have codes sent for any number, and whoever registers has no other way to sign in. */
  codesSentForAddress: (secret: string, ip: string, now: Date, purpose: CodePurpose): Limited[] =>
    limitsOfAddress({
      secret,
      scope: purpose === 'register' ? 'code_sent_address_register' : 'code_sent_address',
      ip,
      bucket: dayOf(now),
      most: sendLimits.addressPerDay,
    }),
  /** A phone or an e-mail address is personal: its keyed digest is the key. */
  codesSentTo: (secret: string, destination: string, now: Date): Counted => ({
    scope: 'code_sent_destination',
    key: digest(secret, 'destination', destination).toString('hex'),
    bucket: dayOf(now),
  }),
  codesSentForAccount: (throttleKey: Buffer, now: Date): Counted => ({
    scope: 'code_sent_account',
    key: throttleKey.toString('hex'),
    bucket: dayOf(now),
  }),
} as const;

/** The refusal over the limits of a day: that of an order does not offer signing in with a password, which its pharmacist or rider cannot do instead. */
export const tooManyCodesError = (...purposes: readonly CodePurpose[]): 'too_many_codes' | 'too_many_order_codes' =>
  purposes.includes('order') ? 'too_many_order_codes' : 'too_many_codes';
