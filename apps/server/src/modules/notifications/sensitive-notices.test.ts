import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { as, night, paidVisit, putter, type Client, type Data } from '#modules/visits/visits.fixture.ts';
import { MIGRATIONS } from '#platform/db/migrate.ts';
import { demoNow, world } from '#test/world.ts';

const w = await world();
const [limited, omar] = [await as(w, '1000002', '1000004'), await as(w, '1000004')];
const full = await as(w, '1000002', '1000003');
const [layla, officer] = [await as(w, 'D1001'), await as(w, 'records@balsam.example')];
const put = await putter(w, 'D1001');
const guardian = await w.db
  .selectFrom('person')
  .select(['id', 'email'])
  .where('mrn', '=', '1000002')
  .executeTakeFirstOrThrow();

beforeEach(async () => {
  w.at(demoNow);
  await w.db.deleteFrom('notification').execute();
  await w.db.deleteFrom('outgoing_message').execute();
  // Whoever has neither is reached through their guardians.
  await w.db
    .updateTable('person')
    .set({ phone: null, email: null })
    .where('mrn', 'in', ['1000003', '1000004'])
    .execute();
});

/** A signed visit with this diagnosis, and an addition to its summary. */
async function signed(patient: Client, day: string, code: string): Promise<number> {
  const { id } = await paidVisit(w, patient, { day });
  await w.dispatch();
  w.at(addMinutes(night(day), 5));
  await put(`/appointments/${id}/summary`, { findings: 'Seen', diagnoses: [{ code }], advice: '', medicines: [] });
  expect((await layla.post<Data>(`/appointments/${id}/summary/sign`, {})).http).toBe(200);
  await layla.post(`/appointments/${id}/summary/addenda`, { text: 'More' });
  await w.dispatch();
  return id;
}

/** An approved report on a visit that took place. */
async function approvedReport(patient: Client, day: string, is_sensitive: boolean): Promise<void> {
  const { id } = await paidVisit(w, patient, { day });
  await w.dispatch();
  await w.db.updateTable('appointment').set({ state: 'completed' }).where('id', '=', id).execute();
  const body = { appointment_id: id, kind: 'discharge_summary', language: 'ar' };
  const report = (await officer.post<Data>('/desk/reports', body)).data;
  await officer.patch(`/desk/reports/${report.id}`, { text: 'Seen', text_ar: 'تمت المعاينة', is_sensitive });
  expect((await officer.post<Data>(`/desk/reports/${report.id}/move`, { to: 'approved' })).http).toBe(200);
  await w.dispatch();
}

const kinds = new Set(['visit_summary', 'report_ready']);
/** What somebody reads of summaries and reports, newest first, and how many of all are unread. */
async function listOf(client: Client) {
  const { notifications, unReadCount, count } = (await client.get<Data>('/notifications/fetch?limit=50')).data;
  const told = notifications.map((n: Data) => n.kind).filter((kind: string) => kinds.has(kind));
  return { told, unReadCount, count };
}
/** How many e-mails have gone to the guardian about summaries and reports. */
async function mailedToGuardian(): Promise<number> {
  const rows = await w.db
    .selectFrom('outgoing_message')
    .select('subject')
    .where('destination', '=', guardian.email)
    .execute();
  return rows.filter(({ subject }) => /summary|ملخص|document|وثيق|report|تقرير/i.test(subject ?? '')).length;
}

describe('D11.01 a notification of something sensitive about somebody of sixteen', () => {
  test.each([
    ['a summary', 2, () => signed(limited, '01', 'F32.9')],
    ['a report', 1, () => approvedReport(limited, '02', true)],
  ])('%s is in their own list, and neither sent to their guardian nor in the list there', async (_, count, write) => {
    await write();
    const [own, seen] = [await listOf(omar), await listOf(limited)];
    expect([own.told.length, seen.told.length]).toEqual([count, 0]);
    expect([own.count - seen.count, own.unReadCount - seen.unReadCount]).toEqual([count, count]);
    expect(await mailedToGuardian()).toBe(0);
  });
  test('is not marked as seen by the guardian', async () => {
    await signed(limited, '03', 'F32.9');
    const { id: userId } = await w.db
      .selectFrom('person')
      .select('id')
      .where('mrn', '=', '1000004')
      .executeTakeFirstOrThrow();
    const { notifications } = (await omar.get<Data>('/notifications/fetch?limit=50')).data;
    const { id } = notifications.find((n: Data) => n.kind === 'visit_summary');
    expect((await limited.patch('/notifications/read', { userId, id })).http).toBe(404);
    expect((await limited.patch('/notifications/read', { userId, readAll: true })).http).toBe(200);
    const after = (await omar.get<Data>('/notifications/fetch?limit=50')).data.notifications;
    expect(after.find((n: Data) => n.id === id)).toMatchObject({ seen: false });
  });
});

describe('D11.01 a report that was asked for of a sensitive visit', () => {
  const ownReports = async (who: Client) =>
    ((await who.get<Data>('/detail-medical-report-request')).data.items as Data[]).map((one) => one.id);
  const download = async (id: number, who: string, inside?: string) => {
    const headers = { authorization: `Bearer ${await w.tokenOf(who, inside)}` };
    return (await w.app.inject({ url: `/api/v1/medical-reports/download/ar/${id}`, headers })).statusCode;
  };
  async function approved(day: string): Promise<number> {
    const visit = await signed(limited, day, 'F32.9');
    const ask = { appointment_id: visit, preferred_language: 'ar', comments: 'For my school' };
    const { id } = (await omar.post<Data>('/detail-medical-report-request', ask)).data;
    // Days have passed since the officer of the others signed in.
    const officerNow = await as(w, 'records@balsam.example');
    await officerNow.post(`/desk/reports/${id}/move`, { to: 'in-progress' });
    await officerNow.patch(`/desk/reports/${id}`, { text: 'Seen', text_ar: 'تمت المعاينة' });
    expect((await officerNow.post(`/desk/reports/${id}/move`, { to: 'approved' })).http).toBe(200);
    await w.dispatch();
    return id;
  }
  /** What the person of sixteen and their guardian read of it. */
  const readers = async (id: number) => ({
    listed: [(await ownReports(omar)).includes(id), (await ownReports(limited)).includes(id)],
    told: [(await listOf(omar)).told.includes('report_ready'), (await listOf(limited)).told.includes('report_ready')],
    file: [await download(id, '1000004'), await download(id, '1000002', '1000004')],
  });
  const own = { listed: [true, false], told: [true, false], file: [200, 404] };

  test('is theirs: their guardian neither sees it nor is told of it', async () => {
    expect(await readers(await approved('08'))).toEqual(own);
    expect(await mailedToGuardian()).toBe(0);
  });
  test('is theirs also where it was made before, with its notice', async () => {
    const id = await approved('09');
    await w.db.updateTable('medical_report').set({ is_sensitive: false }).where('id', '=', id).execute();
    await w.db.updateTable('notification').set({ is_sensitive: false }).where('kind', '=', 'report_ready').execute();
    expect(await readers(id)).toEqual({ listed: [true, true], told: [true, true], file: [200, 200] });
    const file = readdirSync(MIGRATIONS).find((name) => name.endsWith('_kiosk_tickets_and_sensitive_reports.sql'))!;
    const text = readFileSync(path.join(MIGRATIONS, file), 'utf8');
    await sql.raw(text.slice(text.indexOf('update medical_report'))).execute(w.db);
    expect(await readers(id)).toEqual(own);
  });
});

describe('a guardian is told', () => {
  test.each([
    ['of another diagnosis of somebody of sixteen', () => limited, 2, () => signed(limited, '04', 'J06.9')],
    ['of another report of somebody of sixteen', () => limited, 1, () => approvedReport(limited, '05', false)],
    ['of a sensitive diagnosis of a child of six', () => full, 2, () => signed(full, '06', 'F32.9')],
    ['of a sensitive report of a child of six', () => full, 1, () => approvedReport(full, '07', true)],
  ])('%s', async (_, asGuardian, count, write) => {
    await write();
    expect((await listOf(asGuardian())).told).toHaveLength(count);
    expect(await mailedToGuardian()).toBe(count);
  });
});
