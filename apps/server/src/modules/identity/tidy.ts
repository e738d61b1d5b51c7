import { accessEnds, lastBirthDayOf } from '@balsam/domain/identity';
import { addMinutes, riyadhDay } from '@balsam/domain/time';
import type { DueWork } from '../../platform/jobs/due.ts';
import { forgetCounts } from '../../platform/limits/limits.store.ts';
import { forgetCodes } from './codes.store.ts';
import { forgetChallenges } from './second-factor/factor.store.ts';
import { revokeUngranted } from './sessions.store.ts';
import { forgetTries } from './tries.store.ts';

const twoDays = 2 * 24 * 60;

/** A socket asks for its log-in only once: where a dependent has come of age, the guardian's is closed here. */
const closeGrownUp: DueWork = {
  name: 'identity.close_grown_up',
  run: async ({ db, realtime }, now) => {
    const lastMinor = lastBirthDayOf(accessEnds.limited, riyadhDay(now));
    realtime.endSessions(await db.transaction().execute((tx) => revokeUngranted(tx, lastMinor, now)));
  },
};

/** Forgets codes, tries and counts once no rule asks for them any more. */
export const identityDue: readonly DueWork[] = [
  closeGrownUp,
  {
    name: 'identity.tidy',
    run: ({ db }, now) =>
      db.transaction().execute(async (tx) => {
        const before = addMinutes(now, -twoDays);
        await forgetCodes(tx, before);
        await forgetTries(tx, before);
        await forgetCounts(tx, before);
        await forgetChallenges(tx, before);
      }),
  },
];
