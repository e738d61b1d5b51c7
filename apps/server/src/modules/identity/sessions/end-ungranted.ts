import { accessEnds, lastBirthDayOf } from '@balsam/domain/identity';
import { riyadhDay } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import { revokeUngranted } from './sessions.store.ts';

/**
 * Ends the log-ins of guardians in profiles that are no longer open to them, or only in that of one person. Answers their ids: after the
 * commit the caller passes them to `platform.realtime.endSessions` (D3.04).
 */
export const endUngrantedSessions = (tx: Tx, now: Date, personId?: number): Promise<number[]> =>
  revokeUngranted(tx, { lastMinor: lastBirthDayOf(accessEnds.limited, riyadhDay(now)), personId }, now);
