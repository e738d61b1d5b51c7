import { instantAt, riyadhDay } from '@balsam/domain/time';
import type { Counted } from '../../platform/limits/limits.store.ts';
import { digest } from './secrets.ts';

const hourMs = 3_600_000;
const dayOf = (now: Date) => instantAt(riyadhDay(now), 0);
const hourOf = (now: Date) => new Date(Math.floor(now.getTime() / hourMs) * hourMs);
/** A network address is personal data: only its keyed digest is kept. */
const addressKey = (secret: string, ip: string) => digest(secret, 'address', ip).toString('hex');

/** What is counted, and over which time. Days are Riyadh days. */
export const counted = {
  wrongPasswordsOfAddress: (secret: string, ip: string, now: Date): Counted => ({
    scope: 'password_wrong_address',
    key: addressKey(secret, ip),
    bucket: hourOf(now),
  }),
  wrongCodesOfAddress: (secret: string, ip: string, now: Date): Counted => ({
    scope: 'code_wrong_address',
    key: addressKey(secret, ip),
    bucket: dayOf(now),
  }),
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
  codesSentForAddress: (secret: string, ip: string, now: Date): Counted => ({
    scope: 'code_sent_address',
    key: addressKey(secret, ip),
    bucket: dayOf(now),
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
