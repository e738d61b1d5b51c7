import { createHash, createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import { queueRules } from '@balsam/domain/queue';
import { addMinutes } from '@balsam/domain/time';
import { z } from 'zod';
import type { PairedDevice } from '#platform/access/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { Db, Tx } from '#platform/db/types.ts';
import type { Call, UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { seal, unseal } from '#platform/sealed.ts';
import { ownReason, patientById } from '#modules/people/index.ts';
import { lockUse, setTicketOfUse, takeCode } from './kiosk-code.store.ts';

/** Digits alone: a scanner that types gives them whatever the layout of its keyboard is. */
const digits = { person: 12, expiry: 10, nonce: 8, seal: 24 } as const;
const parts = new RegExp(`^(\\d{${digits.person}})(\\d{${digits.expiry}})\\d{${digits.nonce}}$`);

/** What only this system can write below a code, in digits. */
function sealOf(secret: string, body: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'balsam kiosk code', 32));
  const bytes = createHmac('sha256', key).update(body).digest().subarray(0, 16);
  const number = BigInt(`0x${bytes.toString('hex')}`) % 10n ** BigInt(digits.seal);
  return String(number).padStart(digits.seal, '0');
}

/** What the phone of the open profile shows a kiosk: whose it is, until when it is good, and a seal (D13.22). */
export async function kioskCode(db: Db, secret: string, call: UserCall) {
  const { actor, now } = call;
  const seconds = Math.floor(now.getTime() / 1000) + queueRules.kioskCodeSeconds;
  const nonce = String(randomInt(10 ** digits.nonce)).padStart(digits.nonce, '0');
  await audit(db, call, { personId: actor.personId, action: 'read', what: 'queue ticket', why: ownReason(call) });
  const body = `${String(actor.personId).padStart(digits.person, '0')}${seconds}${nonce}`;
  return { code: `${body}${sealOf(secret, body)}`, expires_at: new Date(seconds * 1000).toISOString() };
}

/** Whose code it is and until when it is good; undefined for one that was made up. */
function readCode(secret: string, code: string): { personId: number; expiresAt: Date } | undefined {
  const [body, given] = [code.slice(0, -digits.seal), Buffer.from(code.slice(-digits.seal))];
  const [, person, seconds] = parts.exec(body) ?? [];
  const own = Buffer.from(sealOf(secret, body));
  if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined;
  return { personId: Number(person), expiresAt: new Date(Number(seconds) * 1000) };
}

const Pass = z.object({
  use: z.literal('kiosk pass'),
  person: z.int(),
  device: z.int(),
  until: z.int(),
  /** The digest of the code that it was given for. */
  code: z.hex(),
});

/**
 * A kiosk reads a code: once, so that a photograph of it is worth nothing. The pass stands for the person at this kiosk alone, while they
 * choose a clinic.
 * @throws kiosk_code_wrong
 */
export async function exchangeCode(tx: Tx, secret: string, { actor, now }: Call<PairedDevice>, code: string) {
  const read = readCode(secret, code);
  if (!read || read.expiresAt <= now) throw fail('kiosk_code_wrong');
  const digest = createHash('sha256').update(code).digest();
  const until = addMinutes(now, queueRules.kioskPassMinutes);
  if (!(await takeCode(tx, digest, until))) throw fail('kiosk_code_wrong');
  const pass = {
    use: 'kiosk pass',
    person: read.personId,
    device: actor.deviceId,
    until: until.getTime(),
    code: digest.toString('hex'),
  };
  return { pass: seal(secret, JSON.stringify(pass)), expires_at: until.toISOString() };
}

/** What a pass says; undefined for one that was made up. */
function readPass(secret: string, pass: string): z.output<typeof Pass> | undefined {
  try {
    return Pass.parse(JSON.parse(unseal(secret, pass)));
  } catch {
    return undefined;
  }
}

/**
 * Whom a pass of this kiosk stands for, the ticket that it gave them, and what notes the one that they get now. Who asks twice at once
 * waits for the first answer.
 * @throws kiosk_code_wrong
 */
export async function openPass(tx: Tx, secret: string, { actor, now }: Call<PairedDevice>, pass: string) {
  const read = readPass(secret, pass);
  if (read?.device !== actor.deviceId || read.until <= now.getTime()) throw fail('kiosk_code_wrong');
  const patient = await patientById(tx, read.person);
  const code = Buffer.from(read.code, 'hex');
  const use = await lockUse(tx, code);
  if (!patient || !use) throw fail('kiosk_code_wrong');
  return { patient, ticketId: use.queue_ticket_id, keep: (ticketId: number) => setTicketOfUse(tx, code, ticketId) };
}
