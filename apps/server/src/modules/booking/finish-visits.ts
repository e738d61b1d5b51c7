import { audit } from '../../platform/audit/audit.ts';
import type { DueWork } from '../../platform/jobs/due.ts';
import { insertHappenings } from './change.store.ts';
import { batch, finishDue } from './due.store.ts';
import { houseCall } from '../../platform/http/house-call.ts';
import { houseNotes } from './house-call.ts';
import { whileFull } from '../../platform/jobs/while-full.ts';

/** Ends the visits whose time is over: paid ones are completed, the others missed. */
export const finishVisits: DueWork = {
  name: 'booking.finish-visits',
  run: ({ db }, now) =>
    whileFull(batch, () =>
      db.transaction().execute(async (tx) => {
        const over = await finishDue(tx, now);
        const ids = (state: 'completed' | 'missed') => over.filter((v) => v.state === state).map((v) => v.id);
        await insertHappenings(tx, ids('completed'), 'completed', now);
        await insertHappenings(tx, ids('missed'), 'missed', now);
        await audit(tx, houseCall(now, 'booking.finish-visits'), ...houseNotes(over));
        return over.length;
      }),
    ),
};
