import { callSides, type CallSide } from '@balsam/domain/tele-consultation';
import type { CallEvidence } from '@balsam/domain/booking';
import type { Sql } from '#platform/db/types.ts';
import { readCallRecords } from './calls.store.ts';

/** When a side first came to the waiting room, first was in the call, and first said that sound and picture went both ways. */
type SideRecord = {
  readonly cameAt: Date | null;
  readonly enteredAt: Date | null;
  readonly connectedAt: Date | null;
};

/** What is known of a call, for whoever decides what becomes of its visit. Both are in the call at once from `metAt` on. */
type CallRecord = Readonly<Record<CallSide, SideRecord>> & {
  readonly metAt: Date | null;
  readonly endedAt: Date | null;
};

const never: SideRecord = { cameAt: null, enteredAt: null, connectedAt: null };

/**
 * Who was in the calls of these appointments and when, by appointment. One to which nobody came is not in it. The browsers' own word is
 * `connectedAt`: a line that never worked is one where both entered and neither has it.
 */
export async function callRecords(
  sql: Sql,
  appointmentIds: readonly number[],
): Promise<ReadonlyMap<number, CallRecord>> {
  const { calls, sides } = await readCallRecords(sql, appointmentIds);
  const of = (id: number, side: CallSide): SideRecord => {
    const row = sides.find((each) => each.appointment_id === id && each.side === side);
    return row ? { cameAt: row.came_at, enteredAt: row.entered_at, connectedAt: row.connected_at } : never;
  };
  return new Map(
    calls.map(({ appointment_id: id, met_at, ended_at }) => {
      const [doctor, patient] = callSides.map((side) => of(id, side));
      return [id, { doctor: doctor ?? never, patient: patient ?? never, metAt: met_at, endedAt: ended_at }];
    }),
  );
}

/**
 * What the calls of these appointments say of who was there, for what becomes of the visits. Both met when they were in the call at the
 * same time and the browser of one of them had the other's sound and picture; a line that never worked is none.
 */
export async function callEvidenceOf(
  sql: Sql,
  appointmentIds: readonly number[],
): Promise<ReadonlyMap<number, CallEvidence>> {
  const records = await callRecords(sql, appointmentIds);
  const evidence = ({ doctor, patient, metAt }: CallRecord): CallEvidence => ({
    patientCame: patient.cameAt !== null,
    doctorCame: doctor.cameAt !== null,
    met: metAt !== null && (doctor.connectedAt ?? patient.connectedAt) !== null,
  });
  return new Map([...records].map(([id, record]) => [id, evidence(record)]));
}
