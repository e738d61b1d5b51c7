import { whatFollows } from '@balsam/domain/visits';
import type { Tx } from '#platform/db/types.ts';
import { on, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import { doctorsAndSpecialities } from './appointments.store.ts';
import { appointmentReplaced, appointmentRescheduled } from './events.ts';

/** A visit that its patient gave up for another time, and what of it goes along (D13.04). */
export type Succession = ReturnType<typeof whatFollows> & {
  readonly id: number;
  readonly oldId: number;
  /** The old one had been paid and was given back: what bore its price does not go along. */
  readonly wasPaid: boolean;
};

async function readSuccession(tx: Tx, id: number, oldId: number): Promise<ReturnType<typeof whatFollows> | undefined> {
  const visits = await doctorsAndSpecialities(tx, [id, oldId]);
  const [from, to] = [oldId, id].map((wanted) => visits.find((visit) => visit.id === wanted));
  return from && to && whatFollows(from, to);
}

/** Does something whenever a patient takes another time, before or after paying. */
export function onVisitSucceeded(
  handle: (succession: Succession, context: EventContext) => Promise<void>,
): Subscription[] {
  const handler =
    (wasPaid: boolean) =>
    async (event: { appointment_id: number; old_appointment_id: number }, context: EventContext): Promise<void> => {
      const { appointment_id: id, old_appointment_id: oldId } = event;
      const follows = await readSuccession(context.tx, id, oldId);
      if (follows) await handle({ ...follows, id, oldId, wasPaid }, context);
    };
  return [on(appointmentRescheduled, handler(false)), on(appointmentReplaced, handler(true))];
}
