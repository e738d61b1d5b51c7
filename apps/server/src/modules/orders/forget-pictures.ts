import { addMinutes } from '@balsam/domain/time';
import type { DueWork } from '../../platform/jobs/due.ts';
import { whileFull } from '../../platform/jobs/while-full.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockUnsent } from './prescriptions.store.ts';

const keptMinutes = 24 * 60;
const batch = 50;

const forgetSome = ({ db, files }: Platform, now: Date): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const unsent = await lockUnsent(tx, addMinutes(now, -keptMinutes), batch);
    await unsent.reduce((before, id) => before.then(() => files.remove(tx, id)), Promise.resolve());
    return unsent.length;
  });

/** Pictures that were uploaded for a prescription and never became one are gone after a day: a draft is no reason to keep them. */
export const forgetPictures: DueWork = {
  name: 'orders.forget-pictures',
  run: (platform, now) => whileFull(batch, () => forgetSome(platform, now)),
};
