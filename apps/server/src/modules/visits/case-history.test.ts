import { beforeEach, describe, expect, test } from 'vitest';
import { writtenText } from '@balsam/domain/text';
import { hostileStrings } from '#test/hostile-strings.ts';
import { demoNow, world } from '#test/world.ts';
import { as, night, paidVisit, pictureOf, putter, type Data } from './visits.fixture.ts';

const w = await world();
const sara = await as(w, '1000001');
const fahad = await as(w, '1000002');
const layla = await as(w, 'D1001');
const put = await putter(w, '1000001');
beforeEach(() => w.at(demoNow));

const empty = { complaint: '', since: '', helps: '', medicines: '', allergies: '', file_ids: [] };
const told = { ...empty, complaint: 'سعال منذ أسبوع', since: 'Monday', allergies: 'Dust' };
const read = (client: typeof sara, id: number) => client.get<Data>(`/appointments/${id}/case-history`);

describe('refusals', () => {
  test('D3.01 another patient and another doctor find none, and the doctor of the visit only reads', async () => {
    const { id } = await paidVisit(w, sara, { day: '01' });
    expect((await read(fahad, id)).http).toBe(404);
    expect((await read(await as(w, 'D1002'), id)).http).toBe(404);
    const byDoctor = await putter(w, 'D1001');
    expect((await byDoctor(`/appointments/${id}/case-history`, told)).http).toBe(403);
    expect((await read(layla, id)).data.may.write).toMatchObject({ allowed: false });
  });
  test('it is open to the second before the visit starts, not at its start', async () => {
    const { id } = await paidVisit(w, sara, { day: '02' });
    const url = `/appointments/${id}/case-history`;
    w.at(new Date(night('02').getTime() - 1000));
    expect((await put(url, told)).http).toBe(200);
    w.at(night('02'));
    expect(await put(url, { ...told, complaint: 'later' })).toMatchObject({ http: 409, code: 'case_history_closed' });
    expect((await read(layla, id)).data).toMatchObject({ complaint: told.complaint, updated_at: expect.any(String) });
  });
  test('more than fits, or six pictures, is malformed', async () => {
    const { id } = await paidVisit(w, sara, { day: '03' });
    const url = `/appointments/${id}/case-history`;
    expect((await put(url, { ...told, complaint: 'x'.repeat(2001) })).http).toBe(400);
    const six = Array.from({ length: 6 }, (_, n) => `00000000-0000-4000-8000-00000000000${n}`);
    expect((await put(url, { ...told, file_ids: six })).http).toBe(400);
  });
  test('D10.04 the guardian of a sixteen-year-old neither reads nor writes it, of a child of six they do', async () => {
    const omars = await paidVisit(w, await as(w, '1000002', '1000004'), { day: '04' });
    const asGuardian = await putter(w, '1000002', '1000004');
    const url = `/appointments/${omars.id}/case-history`;
    expect(await read(await as(w, '1000002', '1000004'), omars.id)).toMatchObject({ http: 403, code: 'own_affair' });
    expect((await asGuardian(url, told)).code).toBe('own_affair');
    expect((await (await putter(w, '1000004'))(url, told)).http).toBe(200);
    expect((await read(await as(w, '1000004'), omars.id)).data.complaint).toBe(told.complaint);
    const nouras = await paidVisit(w, await as(w, '1000002', '1000003'), { day: '05' });
    const forNoura = await putter(w, '1000002', '1000003');
    expect((await forNoura(`/appointments/${nouras.id}/case-history`, told)).http).toBe(200);
  });
});

describe('two devices of one patient', () => {
  test('D10.04 a text is not written over by one that never saw it, and the answer brings what is kept', async () => {
    const { id } = await paidVisit(w, sara, { day: '09' });
    const url = `/appointments/${id}/case-history`;
    const first = await put(url, { ...told, updated_at: null });
    const other = await put(url, { ...told, complaint: 'On the phone', updated_at: first.data.updated_at });
    expect(other.http).toBe(200);
    const late = await put(url, { ...told, complaint: 'Yesterday', updated_at: first.data.updated_at });
    expect(late).toMatchObject({ http: 409, code: 'case_history_changed', data: { complaint: 'On the phone' } });
    expect(late.data.updated_at).toBe(other.data.updated_at);
    expect((await put(url, { ...told, updated_at: null })).code).toBe('case_history_changed');
    expect((await read(layla, id)).data.complaint).toBe('On the phone');
    expect((await put(url, told)).http).toBe(200);
  });
  test('D10.04 of two first texts one is kept', async () => {
    const { id } = await paidVisit(w, sara, { day: '10' });
    const texts = ['a', 'b'].map((complaint) => ({ ...told, complaint, updated_at: null }));
    const replies = await Promise.all(texts.map((text) => put(`/appointments/${id}/case-history`, text)));
    expect(replies.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('pictures', () => {
  test('stand in one case history, are their owner’s, and are seen by the doctor of the visit alone', async () => {
    const a = await paidVisit(w, sara, { day: '06' });
    const b = await paidVisit(w, sara, { day: '07' });
    const [mine, foreign] = [
      await pictureOf(w, a.patient.id),
      await pictureOf(w, (await fahad.get<Data>('/users')).data.id),
    ];
    const url = (id: number) => `/appointments/${id}/case-history`;
    expect((await put(url(a.id), { ...told, file_ids: [foreign] })).http).toBe(404);
    expect((await put(url(a.id), { ...told, file_ids: [mine, mine] })).data.file_ids).toEqual([mine]);
    expect((await put(url(b.id), { ...told, file_ids: [mine] })).http).toBe(404);
    const seen = async (who: string) => {
      const headers = { authorization: `Bearer ${await w.tokenOf(who)}` };
      return (await w.app.inject({ url: `/api/v1/mediafiles/${mine}`, headers })).statusCode;
    };
    expect(await Promise.all(['1000001', 'D1001', 'D1002', '1000002'].map(seen))).toEqual([200, 200, 404, 404]);
  });
});

test('what hostile strings say is kept as it was typed', async () => {
  const { id } = await paidVisit(w, sara, { day: '08' });
  const texts = hostileStrings.filter((text) => text.length <= 2000);
  const replies = [];
  for (const complaint of texts) replies.push(await put(`/appointments/${id}/case-history`, { ...empty, complaint }));
  const faults = replies.filter((reply, n) =>
    reply.http === 200 ? reply.data.complaint !== writtenText(texts[n]!) : reply.http !== 400,
  );
  expect(faults.map(({ http, code }) => [http, code])).toEqual([]);
});
