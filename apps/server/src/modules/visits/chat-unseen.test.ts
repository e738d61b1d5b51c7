import { beforeEach, describe, expect, test } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { demoNow, world } from '#test/world.ts';
import { as, paidVisit, toldOfVisit, type Data } from './visits.fixture.ts';

const w = await world();
const fahad = await as(w, '1000002');
const layla = await as(w, 'D1001');
beforeEach(() => w.at(demoNow));

const url = (id: number) => `/appointments/${id}/messages`;
const write = (client: typeof fahad, id: number, text: string) => client.post<Data>(url(id), { text });
const read = (client: typeof fahad, id: number) => client.get<Data>(url(id));
const toldOf = (kind: string, appointmentId: number) => toldOfVisit(w, kind, appointmentId);

describe('what was not on the screen of who writes', () => {
  const writeSeeing = (client: typeof fahad, id: number, text: string, seen: number) =>
    client.post<Data>(url(id), { text, seen });

  test('D10.08 a question that came while the doctor wrote waits on, unread, and the doctor is told of it', async () => {
    const who = await as(w, 'D1007');
    const { id } = await paidVisit(w, fahad, { day: '14', doctor: 'D1007' });
    const after = (minutes: number) => w.at(addMinutes(demoNow, minutes));
    const talk = async () => {
      const { unanswered, unread } = (await who.get<Data>('/doctor/messages')).data.items[0];
      return { unanswered, unread };
    };
    const first = (await write(fahad, id, 'May I eat before?')).data.id;
    await w.dispatch();
    await read(who, id);
    after(4);
    const second = (await write(fahad, id, 'And I am bleeding')).data.id;
    after(5);
    expect((await writeSeeing(who, id, 'Yes', first)).http).toBe(200);
    await w.dispatch();
    expect(await talk()).toEqual({ unanswered: true, unread: 1 });
    expect(await toldOf('doctor_chat_message', id)).toBe(2);
    expect((await read(fahad, id)).data.items.map((m: Data) => m.read)).toEqual([true, false, false]);
    await read(who, id);
    expect(await talk()).toEqual({ unanswered: true, unread: 0 });
    after(11);
    await writeSeeing(who, id, 'Come at once', second);
    expect(await talk()).toEqual({ unanswered: false, unread: 0 });
    const answers = await w.db
      .selectFrom('visit_answer as a')
      .innerJoin('visit_message as m', 'm.id', 'a.message_id')
      .select('a.minutes')
      .where('m.appointment_id', '=', id)
      .orderBy('a.message_id')
      .execute();
    expect(answers).toEqual([{ minutes: 5 }, { minutes: 7 }]);
  });
  test('D10.08 an answer to nothing that was seen is none', async () => {
    const who = await as(w, 'D1008');
    const { id } = await paidVisit(w, fahad, { day: '16', doctor: 'D1008' });
    await write(fahad, id, 'A question');
    await writeSeeing(who, id, 'Please fast before the visit', 0);
    expect((await who.get<Data>('/doctor/messages')).data.items).toMatchObject([{ unanswered: true, unread: 1 }]);
    const answers = w.db.selectFrom('visit_answer').select('minutes');
    const byWho = answers.where('doctor_id', '=', (b) =>
      b.selectFrom('doctor').select('id').where('code', '=', 'D1008'),
    );
    expect(await byWho.execute()).toEqual([]);
  });
  test('D10.04 what the doctor wrote meanwhile is not read by the patient who writes', async () => {
    const { id } = await paidVisit(w, fahad, { day: '17' });
    await write(layla, id, 'Stop the tablets');
    await writeSeeing(fahad, id, 'Thank you', 0);
    expect((await read(layla, id)).data.items[0]).toMatchObject({ read: false });
    await read(fahad, id);
    expect((await read(layla, id)).data.items[0]).toMatchObject({ read: true });
  });
});
