import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { as, type Client } from '#modules/booking/booking.fixture.ts';
import type { Data } from '#modules/visits/visits.fixture.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { resultReleased } from './events.ts';
import { ferritinIn, film, patientsOf, setHold } from './hold.fixture.ts';

const w = await world();
const doctor = await as(w, 'D1003');
const [ferritin, patient] = [ferritinIn(w), patientsOf(w)];

describe('D11.11 the patient is told of what is released', () => {
  const notices = async (who: Client) => {
    await w.dispatch();
    const { notifications } = (await who.get<Data>('/notifications/fetch?limit=50')).data as {
      notifications: readonly { kind: string; link: string; message: string; title: string }[];
    };
    return notifications.filter(({ kind }) => kind.endsWith('result_released'));
  };

  test('once, however often it is held and released, and without a word of the result', async () => {
    const { person, client, id } = await patient();
    await setHold(doctor, person.mrn, id, false);
    expect(await notices(client)).toEqual([]);
    for (const released of [true, true, false, true]) await setHold(doctor, person.mrn, id, released);
    const told = await notices(client);
    expect(told).toMatchObject([{ kind: 'result_released', link: `/lab-works?test=${id}` }]);
    expect(JSON.stringify(told)).not.toMatch(/Ferritin|31/);
  });

  test('not when it is held back again before', async () => {
    const { person, client, id } = await patient();
    for (const released of [false, true, false]) await setHold(doctor, person.mrn, id, released);
    expect(await notices(client)).toEqual([]);
  });

  test('of a report, too', async () => {
    const { person, client } = await patient();
    await person.bring(film('told'));
    const of = `mrn_number=${person.mrn}`;
    const [{ id }] = (await doctor.get<Data>(`/reports?type=radiology&${of}`)).data.items as [Data];
    for (const released of [false, true]) await doctor.patch(`/reports/${id}`, { mrn_number: person.mrn, released });
    expect(await notices(client)).toMatchObject([{ kind: 'result_released', link: `/radiology-report?report=${id}` }]);
  });

  test('of a sensitive result the guardian of a sixteen-year-old hears nothing, of another they do', async () => {
    const omar = await w.db.selectFrom('person').select('id').where('mrn', '=', '1000004').executeTakeFirstOrThrow();
    const [own, guardian] = [await as(w, '1000004'), await as(w, '1000002', '1000004')];
    for (const isSensitive of [true, false]) {
      const { id } = await w.db
        .insertInto('observation')
        .values({
          person_id: omar.id,
          category: 'laboratory',
          title: 'Test',
          status: 'final',
          is_sensitive: isSensitive,
          taken_at: w.clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await w.db.updateTable('observation').set({ released_at: w.clock.now() }).where('id', '=', id).execute();
      await w.db.transaction().execute((tx) => publish(tx, resultReleased, { kind: 'lab', id }, w.clock.now()));
      const link = `/lab-works?test=${id}`;
      expect((await notices(own)).map((one) => one.link)).toContain(link);
      expect((await notices(guardian)).some((one) => one.link === link)).toBe(!isSensitive);
    }
  });
});

describe('D10.10 the open screens of the person read their record again', () => {
  const toldOf = async (mrn: string, change: () => Promise<unknown>) => {
    const { id } = await w.db.selectFrom('person').select('id').where('mrn', '=', mrn).executeTakeFirstOrThrow();
    await w.dispatch();
    w.events.clear();
    await change();
    await w.dispatch();
    return w.events.sent
      .filter(({ personId, event }) => personId === id && event === 'record:new')
      .map((e) => e.id === id);
  };
  test('when a result is held back and released, and not when that changes nothing', async () => {
    const { person, id } = await patient();
    expect(await toldOf(person.mrn, () => setHold(doctor, person.mrn, id, true))).toEqual([]);
    expect(await toldOf(person.mrn, () => setHold(doctor, person.mrn, id, false))).toEqual([true]);
    expect(await toldOf(person.mrn, () => setHold(doctor, person.mrn, id, true))).toEqual([true]);
  });
  test('when something is imported that was not there, and not when it is imported again', async () => {
    const { person } = await patient();
    // The person and the guardians with full access, each apart: a file may hold what is sensitive.
    expect(await toldOf(person.mrn, () => person.bring(ferritin('g', 40)))).toEqual([true, true]);
    expect(await toldOf(person.mrn, () => person.bring(ferritin('g', 40)))).toEqual([]);
  });
});
