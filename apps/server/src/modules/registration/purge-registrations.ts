import type { ScheduledJob } from '../../platform/jobs/scheduled.ts';
import { takeExpired } from './registration.store.ts';

const atOnce = 200;

/** Forgets, a day after they began, the registrations that nobody completed, with the photos of their documents. */
export const purgeRegistrations: ScheduledJob = {
  name: 'registration.forget',
  run: ({ db, files }, now) =>
    db.transaction().execute(async (tx) => {
      const gone = await takeExpired(tx, now, atOnce);
      const photos = gone.flatMap(({ id_photo_file }) => id_photo_file ?? []);
      // One after the other on the one connection of the transaction.
      await photos.reduce((before, id) => before.then(() => files.remove(tx, id)), Promise.resolve());
    }),
};
