import type { DoctorDetail, VisitToRearrange, WaitingWalkIn } from '@balsam/contract/doctors';
import { addDays, riyadhDay } from '@balsam/domain/time';
import type { z } from 'zod';
import { apiClient } from '#test/api-client.ts';
import { demoNow, type World } from '#test/world.ts';
import type { Client } from '#modules/booking/booking.fixture.ts';

type Visits = {
  items: z.output<typeof VisitToRearrange>[];
  walk_ins: z.output<typeof WaitingWalkIn>[];
  total: number;
  progress: Record<string, number>;
};
type Slot = { readonly id: number; readonly type: string; readonly starts_at: Date };

export const today = riyadhDay(demoNow);
/** Days that begin so many days from today. */
export const daysFrom = (from: number, count = 2) => ({
  from_day: addDays(today, from),
  to_day: addDays(today, from + count - 1),
});
type Days = ReturnType<typeof daysFrom>;

/** The front desk of a world, and what it reads of doctors. */
export function doctorsOf(w: World) {
  const client = apiClient(w);
  const desk = async () => ({ token: await w.tokenOf('frontdesk@balsam.example') });
  const doctorOf = async (code: string) =>
    (await w.db.selectFrom('doctor').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
  const freeSlots = async (doctorId: number, { from_day, to_day }: Days, type?: 'onsite'): Promise<Slot[]> =>
    w.db
      .selectFrom('slot as s')
      .select(['s.id', 's.type', 's.starts_at'])
      .where('doctor_id', '=', doctorId)
      .where('day', '>=', from_day)
      .where('day', '<=', to_day)
      .where('is_closed', '=', false)
      .where('type', 'in', type ? [type] : ['onsite', 'virtual'])
      .where((x) =>
        x.not(
          x.exists(
            x
              .selectFrom('appointment as a')
              .select('a.id')
              .whereRef('a.slot_id', '=', 's.id')
              .where('a.state', 'not in', ['cancelled', 'released']),
          ),
        ),
      )
      .orderBy('s.starts_at')
      .execute();
  const create = (who: Client, { id, type }: Pick<Slot, 'id' | 'type'>) =>
    who.post('/appointments/create', { slot_id: id, type, policy_accepted: true });
  const show = async (id: number): Promise<z.output<typeof DoctorDetail>> =>
    (await client.get(`/staff/doctors/${id}`, await desk())).data;
  const leave = async (id: number, when: Days) =>
    client.post(`/staff/doctors/${id}/leave`, { ...when, reason: 'Conference' }, await desk());
  const visits = async (id: number): Promise<Visits> =>
    (await client.get(`/staff/doctors/${id}/visits`, await desk())).data;
  const rearrange = async (id: number, appointment_ids: readonly number[], slot_ids?: readonly number[]) =>
    client.post(`/staff/doctors/${id}/visits`, { appointment_ids, slot_ids }, await desk());
  /** What patients were told of these visits. */
  const notices = (appointmentIds: readonly number[]) =>
    w.db
      .selectFrom('notification')
      .select(['appointment_id', 'kind', 'message', 'message_ar'])
      .where('appointment_id', 'in', appointmentIds)
      .where('kind', 'in', ['appointment_cancelled', 'appointment_rescheduled'])
      .execute();
  const stateOf = (id: number) =>
    w.db.selectFrom('appointment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { client, desk, doctorOf, freeSlots, create, show, leave, visits, rearrange, notices, stateOf };
}
