import { addMinutes } from '@balsam/domain/time';
import type { DueWork } from '../../platform/jobs/due.ts';
import { forgetCounts } from '../../platform/limits/limits.store.ts';
import { forgetCodes } from './codes.store.ts';
import { forgetChallenges } from './second-factor/factor.store.ts';
import { forgetTries } from './tries.store.ts';

const twoDays = 2 * 24 * 60;

/** Forgets codes, tries and counts once no rule asks for them any more. */
export const identityDue: readonly DueWork[] = [
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
