import { addMinutes } from '../time/index.ts';

/**
 * DECISIONS §3: ten wrong passwords lock for fifteen minutes. A hospital is one address, so an address with too many wrong ones is
 * never closed: patients on a new device are asked for a code as well, and of doctors, riders and staff only the account that was
 * tried waits there. A device that the account knows has ten tries of its own and no other limit.
 */
export const lockoutRules = {
  tries: 10,
  minutes: 15,
  /** Wrong passwords of one address in an hour, over all accounts and new devices; from then on the address is busy. */
  addressPerHour: 100,
  /** Wrong passwords of one doctor, rider or member of staff that a busy address has, in place of ten. */
  triesAtBusyAddress: 3,
  /** Wrong passwords of one doctor, rider or member of staff in a quarter of an hour, over all addresses. */
  accountPerQuarter: 25,
} as const;

/** Until when a log-in is locked after its `wrongTries`-th wrong password at `lastWrongAt`; undefined while there are tries left. */
export function lockedUntil(wrongTries: number, lastWrongAt: Date): Date | undefined {
  return wrongTries < lockoutRules.tries ? undefined : addMinutes(lastWrongAt, lockoutRules.minutes);
}
