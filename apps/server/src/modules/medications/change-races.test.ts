import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { untilLockWait } from '#test/lock-wait.ts';
import { world } from '#test/world.ts';
import { as } from '#modules/booking/booking.fixture.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads into whatever came back
type Data = any;

const w = await world({ connections: 8 });
const [sara, layla] = [await as(w, '1000001'), await as(w, 'D1001')];
const mrn_number = '1000001';

type Change = () => Promise<{ readonly http: number }>;

/** Sends one change of a medicine after the other, while both still wait for the row that the first of them will write. */
async function atOnce(id: number, first: Change, second: Change) {
  const answers: Promise<{ readonly http: number }>[] = [];
  await w.db.transaction().execute(async (tx) => {
    await tx.selectFrom('fhir_resource').select('id').where('id', '=', id).forUpdate().execute();
    answers.push(first());
    await untilLockWait(w);
    answers.push(second());
    await untilLockWait(w, 2);
  });
  return (await Promise.all(answers)).map(({ http }) => http);
}
const added = async (title: string): Promise<number> => (await sara.post<Data>('/medications', { title })).data.id;
const found = async (id: number) =>
  (await sara.get<Data>('/medications?limit=100')).data.items.find((one: Data) => one.id === id);

test('a medicine that a doctor rejects does not come back when its person stops it at that moment', async () => {
  const id = await added('Herbal drops');
  const reject = () => layla.patch(`/medications/${id}`, { mrn_number, confirmed: false });
  const stop = () => sara.patch(`/medications/${id}`, { is_active: false });
  expect((await atOnce(id, reject, stop))[1]).toBe(404);
  expect(await found(id)).toBeUndefined();
});

test('a medicine that its person stops is not taken again when a doctor confirms it at that moment', async () => {
  const id = await added('Evening primrose');
  const stop = () => sara.patch(`/medications/${id}`, { is_active: false });
  const confirm = () => layla.patch(`/medications/${id}`, { mrn_number, confirmed: true });
  expect(await atOnce(id, stop, confirm)).toEqual([200, 200]);
  expect(await found(id)).toMatchObject({ is_active: false, confirmation: 'confirmed' });
});

test('a medicine is stopped while its reminder is being sent: neither undoes the other', async () => {
  const id = await added('Valerian at night');
  await sara.patch(`/medications/${id}`, { reminder_slots: ['morning'] });
  const { id: person_id } = await w.db
    .selectFrom('person')
    .select('id')
    .where('mrn', '=', mrn_number)
    .executeTakeFirstOrThrow();
  const stopping = await w.db.transaction().execute(async (tx) => {
    await tx.selectFrom('medication_reminder').select('id').where('resource_id', '=', id).forUpdate().execute();
    const answer = sara.patch(`/medications/${id}`, { is_active: false });
    await untilLockWait(w);
    // What the job of the reminders writes once it has taken them: the dose names the medicine that is being changed.
    // It must not wait: one would wait for the other, until the database ends one of them.
    await sql`set local lock_timeout = '300ms'`.execute(tx);
    const dose = { person_id, resource_id: id, due_at: new Date('2026-11-22T05:00:00Z') };
    await tx.insertInto('medication_dose').values(dose).execute();
    return { answer };
  });
  expect((await stopping.answer).http).toBe(200);
  expect(await found(id)).toMatchObject({ is_active: false, reminder: null });
});
