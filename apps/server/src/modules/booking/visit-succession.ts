import { whatFollows } from '@balsam/domain/visits';
import type { Tx } from '#platform/db/types.ts';
import { doctorsAndSpecialities, type AppointmentRow } from './appointments.store.ts';
import { slotHasSpeciality } from './take-slot.store.ts';

/** A visit that its patient gave up for another time, and what of it goes along (D13.04). */
export type Succession = ReturnType<typeof whatFollows> & {
  readonly id: number;
  readonly oldId: number;
  /** The old one had been paid and was given back: what bore its price does not go along. */
  readonly wasPaid: boolean;
};

/** Gives what hangs on a visit to the one that takes its place. Of the modules above, which keep it. */
export type FollowVisit = (tx: Tx, succession: Succession) => Promise<void>;

/** A visit that takes another time stays of its speciality, where the doctor of that time works in it: what was told goes along (D13.04). */
export async function keptSpeciality(
  tx: Tx,
  old: Pick<AppointmentRow, 'speciality_id'>,
  slotId: number | null | undefined,
): Promise<number | undefined> {
  return slotId && (await slotHasSpeciality(tx, slotId, old.speciality_id)) ? old.speciality_id : undefined;
}

/** Does so in the transaction that moves the visit: whoever opens the new one finds there what was told. */
export async function succeed(
  tx: Tx,
  follow: FollowVisit,
  { id, oldId, wasPaid }: Pick<Succession, 'id' | 'oldId' | 'wasPaid'>,
): Promise<void> {
  const visits = await doctorsAndSpecialities(tx, [id, oldId]);
  const [from, to] = [oldId, id].map((wanted) => visits.find((visit) => visit.id === wanted));
  if (from && to) await follow(tx, { ...whatFollows(from, to), id, oldId, wasPaid });
}
