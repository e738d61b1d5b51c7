import { describe, expect, test } from 'vitest';
import { addMinutes, riyadhDay } from '@balsam/domain/time';
import { world } from '#test/world.ts';
import { as, type Client } from '#modules/booking/booking.fixture.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads into whatever came back
type Data = any;

const w = await world();
const [officer, desk] = [await as(w, 'records@balsam.example'), await as(w, 'frontdesk@balsam.example')];
let beds = 0;

/** Somebody who was admitted two days ago and leaves now, or stays. */
async function stay(mrn: string, isOver = true): Promise<number> {
  const { data } = await desk.get<Data>('/staff/admissions');
  const at = w.clock.now();
  w.at(addMinutes(at, -2 * 24 * 60));
  const admitted = await desk.post<Data>('/staff/admissions', {
    mrn_number: mrn,
    doctor_id: data.doctors[0].id,
    ward_id: data.wards[0].id,
    bed: `S${(beds += 1)}`,
    diagnosis: 'Migraine',
    diagnosis_ar: 'صداع نصفي',
  });
  w.at(at);
  if (isOver) await desk.post(`/staff/admissions/${admitted.data.id}/discharge`, {});
  return admitted.data.id;
}
const begin = (id: number, who = officer) =>
  who.post<Data>(`/desk/report-stays/${id}/discharge-summary`, { language: 'ar' });
const move = (id: number, to: string, reason?: string) =>
  officer.post<Data>(`/desk/reports/${id}/move`, { to, reason });
const summaries = async (who: Client) => (await who.get<Data>('/medical-reports/stays')).data.items as Data[];
const waiting = async (): Promise<number[]> =>
  (await officer.get<Data>('/desk/report-stays?limit=100')).data.items.map((one: Data) => one.admission_id);
const pdf = async (id: number, who: string, inside?: string) =>
  w.app.inject({
    url: `/api/v1/medical-reports/download/ar/${id}`,
    headers: { authorization: `Bearer ${await w.tokenOf(who, inside)}` },
  });

async function issued(admission: number, more: object = {}): Promise<Data> {
  const { data } = await begin(admission);
  await officer.patch(`/desk/reports/${data.id}`, { text: 'Went home well', ...more });
  return (await move(data.id, 'approved')).data;
}

describe('D11.12 who may begin the discharge summary of a stay', () => {
  test('the records officer alone, once the stay has ended', async () => {
    const id = await stay('1000001', false);
    for (const who of ['1000001', 'frontdesk@balsam.example', 'D1002', 'pharmacist@balsam.example']) {
      const other = await as(w, who);
      expect((await begin(id, other)).http).toBe(403);
      expect((await other.get('/desk/report-stays')).http).toBe(403);
    }
    expect(await begin(id)).toMatchObject({ http: 422, code: 'stay_not_ended' });
    expect(await waiting()).not.toContain(id);
    await desk.post(`/staff/admissions/${id}/discharge`, {});
    expect(await waiting()).toContain(id);
    expect((await begin(999_999)).http).toBe(404);
  });

  test('D11.02 one for each stay, also of two at once; a rejected one makes room for another', async () => {
    const id = await stay('1000001');
    const both = await Promise.all([begin(id), begin(id)]);
    expect(both.map(({ code }) => code ?? 'ok').toSorted()).toEqual(['ok', 'stay_has_summary']);
    expect(await waiting()).not.toContain(id);
    await move(both.find(({ data }) => data?.id)!.data.id, 'rejected', 'Begun by mistake');
    expect(await waiting()).toContain(id);
    expect((await begin(id)).http).toBe(200);
  });
});

describe('D11.12 S8.10 the discharge summary of a stay', () => {
  test('is read by the patient once it is approved, who is told of it', async () => {
    const admission = await stay('1000001');
    const sara = await as(w, '1000001');
    const { data } = await begin(admission);
    expect(data).toMatchObject({ kind: 'discharge_summary', appointment_id: null, admission_id: admission });
    expect(data.templates[0].text).toContain('was in hospital from');
    expect((await pdf(data.id, '1000001')).json()).toMatchObject({ code: 'discharge_summary_missing' });
    expect((await summaries(sara)).map(({ id }) => id)).not.toContain(data.id);
    await officer.patch(`/desk/reports/${data.id}`, { text: 'Went home well' });
    await move(data.id, 'approved');
    await w.dispatch();
    const today = riyadhDay(w.clock.now());
    expect((await summaries(sara))[0]).toMatchObject({ id: data.id, stay_until: today, status: 'approved' });
    expect((await sara.get<Data>('/medical-reports/detail-medical')).data.items[0].id).toBe(data.id);
    const file = await pdf(data.id, '1000001');
    expect([file.statusCode, file.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect((await sara.get<Data>('/notifications/fetch?limit=9')).data.notifications).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'report_ready', link: '/medical-reports' })]),
    );
  });

  test('can be verified, and once withdrawn says so', async () => {
    const { id, code } = await issued(await stay('1000001'));
    const verify = async () => (await w.app.inject({ url: `/api/v1/verify/${code}` })).json().data;
    expect(await verify()).toMatchObject({ kind: 'discharge_summary', state: 'valid' });
    await move(id, 'withdrawn', 'A mistake');
    expect((await verify()).state).toBe('withdrawn');
    expect((await pdf(id, '1000001')).json()).toMatchObject({ code: 'report_withdrawn' });
  });

  test('D3.01 D11.01 is not for others, and a sensitive one not for the guardian of a teenager', async () => {
    const own = await issued(await stay('1000001'));
    expect((await pdf(own.id, '1000002')).statusCode).toBe(404);
    const plain = await issued(await stay('1000004'));
    const hidden = await issued(await stay('1000004'), { is_sensitive: true });
    const guardian = await as(w, '1000002', '1000004');
    expect((await summaries(guardian)).map(({ id }) => id)).toEqual([plain.id]);
    expect((await pdf(hidden.id, '1000002', '1000004')).statusCode).toBe(404);
    expect((await pdf(plain.id, '1000002', '1000004')).statusCode).toBe(200);
  });

  test('each step is in the access log of its patient', async () => {
    const admission = await stay('1000001');
    await waiting();
    const { id } = await issued(admission);
    const { rows } = await w.pool.query(
      `select distinct action, what from audit_entry where why = 'staff' and
        ((what = 'medical report' and record_id = $1) or (what = 'stay' and record_id = $2)) order by 1, 2`,
      [String(id), String(admission)],
    );
    expect(rows).toEqual([
      { action: 'read', what: 'stay' },
      { action: 'write', what: 'medical report' },
      { action: 'write', what: 'stay' },
    ]);
  });
});
