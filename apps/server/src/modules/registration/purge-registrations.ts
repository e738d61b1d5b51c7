import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import { deleteExpired } from './registration.store.ts';

const atOnce = 200;

/** Deletes registrations that were not completed within a day, with the photos of their documents. */
export const purgeRegistrations: ScheduledJob = {
  name: 'registration.purge',
  run: ({ db, files }, now) =>
    db.transaction().execute(async (tx) => {
      const expired = await deleteExpired(tx, now, atOnce);
      const photos = expired.flatMap(({ id_photo_file }) => id_photo_file ?? []);
      for (const id of photos) await files.remove(tx, id);
    }),
};
