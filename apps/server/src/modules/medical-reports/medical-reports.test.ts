import { beforeEach, describe, expect, test } from 'vitest';
import { addDays, riyadhDay } from '@balsam/domain/time';
import { world } from '#test/world.ts';
import { as, book, newSlot, type Client } from '#modules/booking/booking.fixture.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads into whatever came back
type Data = any;

const w = await world();
const sara = await as(w, '1000001');
const officer = await as(w, 'records@balsam.example');
const guest = (code: string, ip = '203.0.113.9') => w.app.inject({ url: `/api/v1/verify/${code}`, remoteAddress: ip });

/** A visit of somebody that took place. */
async function completedVisit(mrn: string): Promise<number> {
  const client = mrn === '1000004' ? await as(w, '1000002', mrn) : await as(w, mrn);
  const at = new Date(Date.parse('2026-11-23T21:00:00Z') + (visits += 1) * 1_800_000);
  const { id } = await book(client, await newSlot(w, { at }));
  await w.db
    .updateTable('appointment')
    .set({ state: 'completed', payment_status: 'paid', hold_until: null })
    .where('id', '=', id)
    .execute();
  return id;
}
let visits = 0;
let visit = 0;
beforeEach(async () => {
  visit = await completedVisit('1000001');
});

const ask = (who: Client, appointment_id: number, more: object = { preferred_language: 'ar' }) =>
  who.post<Data>('/detail-medical-report-request', { appointment_id, ...more });
const move = (id: number, to: string, reason?: string) =>
  officer.post<Data>(`/desk/reports/${id}/move`, { to, reason });
const pdf = async (id: number, who = '1000001', inside?: string) =>
  w.app.inject({
    url: `/api/v1/medical-reports/download/ar/${id}`,
    headers: { authorization: `Bearer ${await w.tokenOf(who, inside)}` },
  });

async function issued(more: object = {}): Promise<Data> {
  const { data } = await ask(sara, visit);
  await move(data.id, 'in-progress');
  await officer.patch(`/desk/reports/${data.id}`, { text: 'Seen and well', text_ar: 'بصحة جيدة', ...more });
  return (await move(data.id, 'approved')).data;
}

describe('who does not get it', () => {
  test('D3.01 another patient’s visit and document, and no staff but the records officer', async () => {
    const { id } = await issued();
    const fahad = await as(w, '1000002');
    expect((await ask(fahad, visit)).http).toBe(404);
    expect((await pdf(id, '1000002')).statusCode).toBe(404);
    expect((await fahad.get(`/medical-reports/availability?appointment_id=${visit}`)).http).toBe(404);
    const pharmacist = await as(w, 'pharmacist@balsam.example');
    expect((await pharmacist.get(`/desk/reports/${id}`)).http).toBe(403);
  });
  test('D11.01 the guardian of a teenager does not see a sensitive document', async () => {
    visit = await completedVisit('1000004');
    const made = await officer.post<Data>('/desk/reports', {
      appointment_id: visit,
      kind: 'discharge_summary',
      language: 'ar',
    });
    await officer.patch(`/desk/reports/${made.data.id}`, { text: 'Secret', is_sensitive: true });
    await move(made.data.id, 'approved');
    const guardian = await as(w, '1000002', '1000004');
    expect((await guardian.get<Data>('/medical-reports/detail-medical')).data.items).toEqual([]);
    expect((await pdf(made.data.id, '1000002', '1000004')).statusCode).toBe(404);
    expect(
      (await guardian.get<Data>(`/medical-reports/availability?appointment_id=${visit}`)).data.discharge_summary,
    ).toBe(false);
  });
});

describe('S5.20 D11.02 asking', () => {
  test('the language comes first, and a visit has one open request, also of two at once', async () => {
    expect(await ask(sara, visit, {})).toMatchObject({ http: 422, code: 'report_language_required' });
    const both = await Promise.all([ask(sara, visit), ask(sara, visit)]);
    expect(both.map(({ code }) => code ?? 'ok').toSorted()).toEqual(['ok', 'report_already_requested']);
  });
  test('a visit that did not take place has none; a rejected one may be asked for again', async () => {
    await w.db.updateTable('appointment').set({ state: 'missed' }).where('id', '=', visit).execute();
    expect(await ask(sara, visit)).toMatchObject({ code: 'report_visit_not_completed' });
    await w.db.updateTable('appointment').set({ state: 'completed' }).where('id', '=', visit).execute();
    const { data } = await ask(sara, visit);
    for (const reason of [undefined, '\u200f \u200b'])
      expect(await move(data.id, 'rejected', reason)).toMatchObject({ code: 'report_reason_required' });
    await move(data.id, 'rejected', 'Please ask your clinic');
    expect((await sara.get<Data>('/detail-medical-report-request')).data.items[0]).toMatchObject({
      status: 'rejected',
      reason: 'Please ask your clinic',
    });
    expect((await ask(sara, visit)).http).toBe(200);
  });
});

describe('S4.10 D11.02 the records officer', () => {
  test('takes, writes and approves; each move is kept with who and when', async () => {
    const { data } = await ask(sara, visit);
    expect(await move(data.id, 'approved')).toMatchObject({ code: 'report_changed' });
    expect((await move(data.id, 'in-progress')).data.status).toBe('in-progress');
    expect(await move(data.id, 'approved')).toMatchObject({ code: 'report_empty' });
    expect((await pdf(data.id)).json()).toMatchObject({ code: 'report_not_ready' });
    await officer.patch(`/desk/reports/${data.id}`, { text: 'Seen and well' });
    const approved = await move(data.id, 'approved');
    expect(approved.data.events.map(({ to }: Data) => to)).toEqual(['pending', 'in-progress', 'approved']);
    expect(await officer.patch(`/desk/reports/${data.id}`, { text: 'Changed' })).toMatchObject({
      code: 'report_changed',
    });
    const file = await pdf(data.id);
    expect([file.statusCode, file.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    await w.dispatch();
    expect((await sara.get<Data>('/notifications/fetch?limit=9')).data.notifications).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'report_ready' })]),
    );
  });
  test('of two who take it at once one does', async () => {
    const { data } = await ask(sara, visit);
    const both = await Promise.all([move(data.id, 'in-progress'), move(data.id, 'in-progress')]);
    expect(both.map(({ code }) => code ?? 'ok').toSorted()).toEqual(['ok', 'report_changed']);
  });
});

const write = (id: number, body: object) => officer.patch<Data>(`/desk/reports/${id}`, body);

describe('D11.02 two records officers at one document', () => {
  test('the second does not write over the text of the first unseen, and is told what it is', async () => {
    const { data } = await ask(sara, visit);
    const { revision } = (await move(data.id, 'in-progress')).data;
    const both = await Promise.all([
      write(data.id, { text: 'One', revision }),
      write(data.id, { text: 'Two', revision }),
    ]);
    const won = both.find(({ http }) => http === 200)!.data;
    expect(both.find(({ http }) => http !== 200)).toMatchObject({
      http: 409,
      code: 'report_text_changed',
      data: { text: won.text, revision: won.revision },
    });
    expect((await write(data.id, { text: 'Three', revision: won.revision })).data.text).toBe('Three');
  });
  test('nor approves it unseen', async () => {
    const { data } = await ask(sara, visit);
    await move(data.id, 'in-progress');
    const mine = (await write(data.id, { text: 'Mine' })).data;
    const approve = (revision: number) =>
      officer.post<Data>(`/desk/reports/${data.id}/move`, { to: 'approved', revision });
    await write(data.id, { text_ar: 'لزميل' });
    expect(await approve(mine.revision)).toMatchObject({ http: 409, code: 'report_text_changed' });
    expect((await approve(mine.revision + 1)).data.status).toBe('approved');
  });
});

describe('D10.03 D11.03 a visit that did not take place after all', () => {
  const settle = async (outcome: string) => {
    const desk = await as(w, 'frontdesk@balsam.example');
    const said = { outcome, reason: 'Signed for somebody else' };
    expect((await desk.post(`/appointments/${visit}/outcome`, said)).http).toBe(200);
  };
  const stateOf = async (code: string) => (await guest(code, '203.0.113.77')).json().data.state;
  beforeEach(async () => {
    const ended = { ended_at: w.clock.now() };
    await w.db.updateTable('appointment').set(ended).where('id', '=', visit).execute();
  });
  test('its documents are withdrawn, its patient is told and reads why, and it is written down', async () => {
    const { id, code } = await issued();
    await settle('missed_by_doctor');
    await w.dispatch();
    expect(await stateOf(code)).toBe('withdrawn');
    expect((await pdf(id)).json()).toMatchObject({ code: 'report_withdrawn' });
    expect((await sara.get<Data>('/medical-reports/detail-medical')).data.items[0]).toMatchObject({
      id,
      status: 'withdrawn',
      reason: 'سُجّل أن الزيارة لم تتم.',
    });
    expect((await sara.get<Data>('/notifications/fetch?limit=9')).data.notifications).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'report_withdrawn' })]),
    );
    const entries = await w.db
      .selectFrom('audit_entry')
      .select(['action', 'why', 'actor_account_id'])
      .where('what', '=', 'medical report')
      .where('record_id', '=', String(id))
      .where('why', '=', 'system')
      .execute();
    expect(entries).toEqual([{ action: 'write', why: 'system', actor_account_id: null }]);
  });
  test('what was begun of it is not approved, and what was corrected again before anybody noticed stays valid', async () => {
    const { data } = await ask(sara, visit);
    await move(data.id, 'in-progress');
    await officer.patch(`/desk/reports/${data.id}`, { text: 'Seen and well' });
    await settle('missed_by_both');
    await w.dispatch();
    expect(await move(data.id, 'approved')).toMatchObject({ http: 422, code: 'report_visit_not_completed' });
    await settle('completed');
    const { code } = (await move(data.id, 'approved')).data;
    await settle('missed_by_both');
    await settle('completed');
    await w.dispatch();
    expect(await stateOf(code)).toBe('valid');
  });
});

describe('S8.10 what is there of a visit', () => {
  test('nothing uploaded says so, in both languages', async () => {
    expect(await sara.get(`/medical-reports/availability?appointment_id=${visit}`)).toMatchObject({
      message: 'Discharge summary not uploaded',
      message_ar: 'لم يُرفع ملخص الخروج بعد',
      data: { sick_leave: false, detail_medical: false, discharge_summary: false },
    });
    await issued();
    expect((await sara.get<Data>(`/medical-reports/availability?appointment_id=${visit}`)).data.detail_medical).toBe(
      true,
    );
  });
  test('an older visit is on a later page, at the desk as for the patient', async () => {
    for (const path of ['/desk/report-visits?mrn_number=1000001&', '/appointments/reports?']) {
      const who = path.startsWith('/desk') ? officer : sara;
      const pageAt = async (page: number) => (await who.get<Data>(`${path}page=${page}&limit=1`)).data;
      const [first, second] = [await pageAt(1), await pageAt(2)];
      expect([first.items.length, second.items.length, second.page, first.total > 1]).toEqual([1, 1, 2, true]);
      expect(second.items[0].appointment_id).not.toBe(first.items[0].appointment_id);
    }
  });
  test('a sick leave begins on the day of the visit and has 14 days at most', async () => {
    const day = (await officer.get<Data>('/desk/report-visits?mrn_number=1000001')).data.items.find(
      (one: Data) => one.appointment_id === visit,
    ).day;
    const leave = (to: string, from = day) =>
      officer.post<Data>('/desk/reports', { appointment_id: visit, kind: 'sick_leave', language: 'ar', from, to });
    expect(await leave(addDays(day, 14))).toMatchObject({ code: 'sick_leave_days' });
    expect(await leave(addDays(day, 2), addDays(day, 1))).toMatchObject({ code: 'sick_leave_days' });
    const made = await leave(addDays(day, 13));
    await move(made.data.id, 'approved');
    const [mine] = (await sara.get<Data>('/medical-reports/sick-leaves')).data.items;
    expect(mine).toMatchObject({ from: day, to: addDays(day, 13), status: 'approved' });
    expect((await guest(mine.code)).json().data).toMatchObject({
      kind: 'sick_leave',
      from: day,
      to: addDays(day, 13),
      state: 'valid',
    });
  });
});

describe('D11.03 verification by a stranger', () => {
  test('tells initials and no name, and that it was withdrawn', async () => {
    const { id, code } = await issued();
    const reply = await guest(code);
    expect(reply.json().data).toEqual({
      issuer: 'Balsam Medical Group',
      issuer_ar: 'مجموعة بلسم الطبية',
      kind: 'detail_medical',
      date: riyadhDay(w.clock.now()),
      initials: 'S. K. A. H.',
      initials_ar: expect.stringMatching(/^س\./),
      from: null,
      to: null,
      state: 'valid',
    });
    expect(reply.body).not.toMatch(/Sara|Harbi|1000001|Seen and well/);
    await move(id, 'withdrawn', 'A mistake');
    expect((await guest(code)).json().data.state).toBe('withdrawn');
    expect((await pdf(id)).json()).toMatchObject({ code: 'report_withdrawn' });
  });
  test('an unknown code says nothing, and an address has twenty tries a minute', async () => {
    const unknown = () => guest('a'.repeat(22), '198.51.100.77');
    const first = await Promise.all(Array.from({ length: 20 }, unknown));
    expect(new Set(first.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
    expect((await unknown()).statusCode).toBe(429);
    w.at(new Date(w.clock.now().getTime() + 60_000));
    expect((await unknown()).statusCode).toBe(404);
  });
});
