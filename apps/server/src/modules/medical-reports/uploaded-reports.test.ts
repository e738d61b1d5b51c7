import { beforeEach, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { as, book, newSlot } from '#modules/booking/booking.fixture.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads into whatever came back
type Data = any;

const w = await world();
const sara = await as(w, '1000001');
const officer = await as(w, 'records@balsam.example');

let visits = 0;
let visit = 0;
beforeEach(async () => {
  const at = new Date(Date.parse('2026-11-23T21:00:00Z') + (visits += 1) * 1_800_000);
  const { id } = await book(sara, await newSlot(w, { at }));
  await w.db
    .updateTable('appointment')
    .set({ state: 'completed', payment_status: 'paid', hold_until: null })
    .where('id', '=', id)
    .execute();
  visit = id;
});

const ask = (who: typeof sara, appointment_id: number) =>
  who.post<Data>('/detail-medical-report-request', { appointment_id, preferred_language: 'ar' });
const move = (id: number, to: string) => officer.post<Data>(`/desk/reports/${id}/move`, { to });
const write = (id: number, body: object) => officer.patch<Data>(`/desk/reports/${id}`, body);
const inLanguage = async (id: number, lang: 'ar' | 'en') =>
  w.app.inject({
    url: `/api/v1/medical-reports/download/${lang}/${id}`,
    headers: { authorization: `Bearer ${await w.tokenOf('1000001')}` },
  });

const upload = async (id: number, revision: number | undefined, words: string) => {
  const form = new FormData();
  form.append('language', 'ar');
  if (revision !== undefined) form.append('revision', String(revision));
  form.append('file', new Blob([`%PDF-1.4 ${words}`]), 'report.pdf');
  const headers = { authorization: `Bearer ${await w.tokenOf('records@balsam.example')}` };
  const payload = form as unknown as string;
  const reply = await w.app.inject({ method: 'POST', url: `/api/v1/desk/reports/${id}/file`, headers, payload });
  return { http: reply.statusCode, ...reply.json<{ code?: string; data: Data }>() };
};

describe('D11.02 two records officers at the PDF of one document', () => {
  test('the second replaces no PDF of the first unseen, and approves none', async () => {
    const { data } = await ask(sara, visit);
    const { revision } = (await move(data.id, 'in-progress')).data;
    const both = await Promise.all([upload(data.id, revision, 'first'), upload(data.id, revision, 'second')]);
    const won = both.findIndex(({ http }) => http === 200);
    const { revision: now } = both[won]!.data;
    expect(both[1 - won]).toMatchObject({
      http: 409,
      code: 'report_text_changed',
      data: { files: ['ar'], revision: now },
    });
    const unseen = { to: 'approved', revision };
    expect(await officer.post(`/desk/reports/${data.id}/move`, unseen)).toMatchObject({ code: 'report_text_changed' });
    expect(await write(data.id, { text: 'Unseen', revision })).toMatchObject({ code: 'report_text_changed' });
    expect((await officer.post(`/desk/reports/${data.id}/move`, { to: 'approved', revision: now })).http).toBe(200);
    expect((await inLanguage(data.id, 'ar')).payload).toContain(['first', 'second'][won]);
  });
  test('who says nothing of what was seen uploads as before', async () => {
    const { data } = await ask(sara, visit);
    const { revision } = (await move(data.id, 'in-progress')).data;
    expect(await upload(data.id, undefined, 'x')).toMatchObject({ http: 200, data: { revision: revision + 1 } });
    await move(data.id, 'approved');
    expect(await upload(data.id, revision + 1, 'late')).toMatchObject({ http: 409, code: 'report_changed' });
  });
});

describe('D11.02 a document of which one language was written and the other uploaded', () => {
  test('each language has its own, and the one that has neither has what there is', async () => {
    const { data } = await ask(sara, visit);
    await move(data.id, 'in-progress');
    await upload(data.id, undefined, 'uploaded in Arabic');
    await write(data.id, { text: 'Written in English' });
    await move(data.id, 'approved');
    const [arabic, english] = [await inLanguage(data.id, 'ar'), await inLanguage(data.id, 'en')];
    expect([arabic, english].map(({ payload }) => payload.includes('uploaded in Arabic'))).toEqual([true, false]);
  });
  test('of a language that has both the text is handed out', async () => {
    const { data } = await ask(sara, visit);
    await move(data.id, 'in-progress');
    await upload(data.id, undefined, 'uploaded in Arabic');
    await write(data.id, { text_ar: 'نص مكتوب' });
    await move(data.id, 'approved');
    expect((await inLanguage(data.id, 'ar')).payload).not.toContain('uploaded in Arabic');
  });
});
