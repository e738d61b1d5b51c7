import { expect } from 'vitest';
import type { Client } from '#modules/booking/booking.fixture.ts';
import { frontDesk } from '#modules/queue/queue.fixture.ts';
import type { World } from '#test/world.ts';

const details =
  'first_name middle_name family_name first_name_ar middle_name_ar family_name_ar birth_date gender nationality identity_kind identity_ends phone_number';

/** Corrects details of somebody as the desk has seen them, by the passport. */
export async function correctAtDesk(desk: Pick<Client, 'get' | 'patch'>, mrn: string, change: object): Promise<void> {
  const { data } = await desk.get<Record<string, unknown>>(`/staff/patients/${mrn}`);
  const seen = Object.fromEntries(details.split(' ').map((name) => [name, data[name]]));
  const form = { document: 'passport', reason: 'The passport says so', seen, ...change };
  expect(await desk.patch(`/staff/patients/${mrn}`, form)).toMatchObject({ http: 200 });
}

/** The front desk has looked at the passport of somebody. */
export async function correctNationality(w: World, mrn: string, nationality: string): Promise<void> {
  await correctAtDesk(frontDesk(w), mrn, { nationality });
  await w.dispatch();
}
