import { addMinutes } from '../time/index.ts';

/** DECISIONS §3: ten wrong passwords lock for fifteen minutes. One address is borne a hundred wrong ones an hour, over all accounts. */
export const lockoutRules = { tries: 10, minutes: 15, addressPerHour: 100 } as const;

/** Until when a log-in is locked after its `wrongTries`-th wrong password at `lastWrongAt`; undefined while there are tries left. */
export function lockedUntil(wrongTries: number, lastWrongAt: Date): Date | undefined {
  return wrongTries < lockoutRules.tries ? undefined : addMinutes(lastWrongAt, lockoutRules.minutes);
}
