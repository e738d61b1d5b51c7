import { codeLimits, lockoutRules, sendLimits, type CodePurpose } from '@balsam/domain/identity';
import { instantAt, riyadhDay } from '@balsam/domain/time';
import { limitsOfAddress } from '../../../platform/limits/address-limits.ts';
import type { Counted, Limited } from '../../../platform/limits/limits.store.ts';
import { digest } from '../common/secrets.ts';

const hourMs = 3_600_000;
const dayOf = (now: Date) => instantAt(riyadhDay(now), 0);
const startOfWindow = (now: Date, ms: number) => new Date(Math.floor(now.getTime() / ms) * ms);
const hourOf = (now: Date) => startOfWindow(now, hourMs);

/** What is counted, and over which time. Days are Riyadh days. What an address has stands for its networks (`limitsOfAddress`). */
export const counted = {
  wrongPasswordsOfAddress: (secret: string, ip: string, now: Date): Limited[] =>
    limitsOfAddress({
      secret,
      scope: 'password_wrong_address',
      ip,
      bucket: hourOf(now),
      most: lockoutRules.addressPerHour,
    }),
  wrongPasswordsOfLane: (lane: Buffer, now: Date): Limited => ({
    scope: 'password_wrong_account',
    key: lane.toString('hex'),
    bucket: startOfWindow(now, hourMs / 4),
    most: lockoutRules.accountPerQuarter,
  }),
  wrongCodesOfAddress: (secret: string, ip: string, now: Date): Limited[] =>
    limitsOfAddress({ secret, scope: 'code_wrong_address', ip, bucket: dayOf(now), most: codeLimits.addressPerDay }),
  wrongCodesOfLane: (lane: Buffer, now: Date): Counted => ({
    scope: 'code_wrong_account',
    key: lane.toString('hex'),
    bucket: dayOf(now),
  }),
  wrongFactorsOfAccount: (accountId: number, now: Date): Counted => ({
    scope: 'factor_wrong_account',
    key: String(accountId),
    bucket: dayOf(now),
  }),
  wrongCodesInAll: (now: Date): Counted => ({ scope: 'code_wrong_all', key: 'all', bucket: hourOf(now) }),
  /** Those of registrations apart: anybody can have codes sent for any number, and whoever comes to register has no other way in. */
  codesSentForAddress: (secret: string, ip: string, now: Date, purpose: CodePurpose): Limited[] =>
    limitsOfAddress({
      secret,
      scope: purpose === 'register' ? 'code_sent_address_register' : 'code_sent_address',
      ip,
      bucket: dayOf(now),
      most: sendLimits.addressPerDay,
    }),
  /** A phone or an e-mail address is as personal: its keyed digest is the key. */
  codesSentTo: (secret: string, destination: string, now: Date): Counted => ({
    scope: 'code_sent_destination',
    key: digest(secret, 'destination', destination).toString('hex'),
    bucket: dayOf(now),
  }),
  codesSentInLane: (lane: Buffer, now: Date): Counted => ({
    scope: 'code_sent_account',
    key: lane.toString('hex'),
    bucket: dayOf(now),
  }),
} as const;
