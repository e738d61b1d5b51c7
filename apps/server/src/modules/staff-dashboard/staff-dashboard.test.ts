import { describe, expect, test } from 'vitest';
import { addMinutes, instantAt, riyadhDay } from '@balsam/domain/time';
import { demoNow, world } from '#test/world.ts';
import { as, book, newSlot, pay } from '#modules/booking/booking.fixture.ts';

type Daily = { day: string; value: number }[];
type Figures = {
  day: string;
  visits: { total: number; booked: number; checked_in: number; hours: number[] } | null;
  queue: { waiting: number; longest_minutes: number; clinics: { waiting: number }[] } | null;
  orders: { days: Daily } | null;
  tickets: { open: number; opened: number; days: Daily } | null;
  revenue: { today: number; yesterday: number; days: Daily } | null;
  files: { registered: number; days: Daily } | null;
  reports: object | null;
  late: { kind: string; count: number; since: string }[];
};

const w = await world();
const admin = await as(w, 'admin@balsam.example');
const fahad = await as(w, '1000002');
/** The session of the staff is short: a fresh one for each moment. */
const figures = async (who = 'admin@balsam.example') => (await (await as(w, who)).get<Figures>('/staff/day')).data;
const shown = (data: Figures) =>
  Object.entries(data)
    .filter(([name, value]) => value !== null && !['day', 'at', 'late'].includes(name))
    .map(([name]) => name);

describe('D13.31 the figures of a day', () => {
  test('are for the staff, and each role sees its own work', async () => {
    for (const who of ['D1001', '1000002', 'rider@balsam.example'])
      expect((await (await as(w, who)).get('/staff/day')).http).toBe(403);
    expect(shown(await figures())).toEqual(['visits', 'queue', 'orders', 'tickets', 'revenue']);
    expect(shown(await figures('pharmacist@balsam.example'))).toEqual(['orders']);
    expect(shown(await figures('support@balsam.example'))).toEqual(['tickets']);
    expect(shown(await figures('frontdesk@balsam.example'))).toEqual(['visits', 'queue', 'files']);
    expect(shown(await figures('records@balsam.example'))).toEqual(['files', 'reports']);
  });
  test('read nothing of a person', async () => {
    const written = () =>
      w.db
        .selectFrom('audit_entry')
        .select((s) => s.fn.countAll<number>().as('n'))
        .executeTakeFirst();
    const before = await written();
    await admin.get('/staff/day');
    expect(await written()).toEqual(before);
  });
  test('count the visits of the Riyadh day, the last minute in and midnight out', async () => {
    const before = (await figures()).visits!;
    const day = riyadhDay(demoNow);
    await pay(w, fahad, await book(fahad, await newSlot(w, { at: instantAt(day, '23:40'), minutes: 15 })));
    await book(fahad, await newSlot(w, { at: instantAt('2026-11-23', '00:00'), minutes: 15 }));
    const after = (await figures()).visits!;
    expect([after.total - before.total, after.booked - before.booked]).toEqual([1, 1]);
    expect(after.hours[23]! - before.hours[23]!).toBe(1);
    expect(after.hours.reduce((all, n) => all + n, 0)).toBe(after.total);
  });
});

describe('D13.31 what came in on a day', () => {
  test('takes what was given back off the revenue, by Riyadh day, without VAT', async () => {
    w.at('2026-11-23T20:59:00Z');
    const before = (await figures()).revenue!;
    const sara = await as(w, '1000001');
    const a = await pay(w, sara, await book(sara, await newSlot(w, { at: instantAt('2026-11-28', '03:00') })));
    const paid = (await figures()).revenue!;
    expect(paid.today - before.today).toBeCloseTo(a.price);
    w.at('2026-11-23T21:00:00Z');
    const next = (await figures()).revenue!;
    expect([next.today, next.yesterday]).toEqual([0, paid.today]);
    await (await as(w, '1000001')).post('/appointments/cancel', { appointment_id: a.id });
    expect((await figures()).revenue!.today).toBeCloseTo(-a.price);
    expect((await figures()).revenue!.days.map(({ day }) => day).at(-1)).toBe('2026-11-24');
    w.at(demoNow);
  });
  test('counts files opened at a desk, the day they were opened', async () => {
    const desk = await as(w, 'frontdesk@balsam.example');
    await desk.post('/staff/patients', {
      language: 'ar',
      first_name: 'منى',
      family_name: 'السبيعي',
      phone_number: '0551112233',
      phone_confirmed: true,
      gender: 'female',
      dob: '1990-04-01',
      location_id: 1,
      nationality: 'SA',
      field_name: 'national_id',
      identity_number: '1098765432',
      identity_seen: true,
      consent: true,
    });
    const { files } = await figures('frontdesk@balsam.example');
    expect(files).toMatchObject({ registered: 1 });
    expect(files!.days.at(-1)).toEqual({ day: riyadhDay(demoNow), value: 1 });
  });
});

const lateOf = async (kind: string) => (await figures()).late.find((one) => one.kind === kind);

describe('D13.31 what is late', () => {
  test('is a ticket of support that nobody answered in a day, to the second', async () => {
    const since = addMinutes(demoNow, -24 * 60);
    await w.db.updateTable('ticket').set({ waiting_since: demoNow }).where('state', '=', 'open').execute();
    expect(await lateOf('tickets')).toBeUndefined();
    const { id } = await w.db.selectFrom('ticket').select('id').where('state', '=', 'open').executeTakeFirstOrThrow();
    await w.db.updateTable('ticket').set({ waiting_since: since }).where('id', '=', id).execute();
    expect(await lateOf('tickets')).toBeUndefined();
    w.at(new Date(demoNow.getTime() + 1000));
    expect(await lateOf('tickets')).toMatchObject({ count: 1, since: since.toISOString() });
    w.at(demoNow);
  });
  test('is a visit that nobody has decided about for half a day', async () => {
    const { id } = await w.db
      .selectFrom('appointment')
      .select('id')
      .where('state', '=', 'completed')
      .executeTakeFirstOrThrow();
    const review = (hours: number) =>
      w.db
        .updateTable('appointment')
        .set({ state: 'in_review', review_by: 'front_desk', review_until: addMinutes(demoNow, hours * 60) })
        .where('id', '=', id)
        .execute();
    await review(12);
    expect(await lateOf('visits')).toBeUndefined();
    await review(11);
    expect(await lateOf('visits')).toMatchObject({ count: 1, since: addMinutes(demoNow, -13 * 60).toISOString() });
  });
});

test('D13.31 late is an order that the pharmacy has not made ready in time', async () => {
  const order = await w.db
    .selectFrom('pharmacy_order')
    .select('id')
    .where('state', 'is not', null)
    .executeTakeFirstOrThrow();
  await w.db
    .updateTable('pharmacy_order')
    .set({ state: 'delivered' })
    .where('state', 'in', ['placed', 'confirmed', 'processed'])
    .execute();
  type Mode = 'normal_delivery' | 'fast_delivery' | 'scheduled_delivery';
  const place = (minutes: number, mode: Mode, from: number | null = null) =>
    w.db
      .updateTable('pharmacy_order')
      .set({
        state: 'confirmed',
        mode,
        address: '{}',
        placed_at: addMinutes(demoNow, -minutes),
        scheduled_from: from === null ? null : addMinutes(demoNow, from),
      })
      .where('id', '=', order.id)
      .execute();
  const isLate = async (...placed: Parameters<typeof place>) => {
    await place(...placed);
    return (await lateOf('orders'))?.count === 1;
  };
  expect([await isLate(120, 'normal_delivery'), await isLate(121, 'normal_delivery')]).toEqual([false, true]);
  expect([await isLate(900, 'scheduled_delivery', 120), await isLate(900, 'scheduled_delivery', 119)]).toEqual([
    false,
    true,
  ]);
  // Its hours begin two hours after it was ordered.
  expect([await isLate(30, 'fast_delivery', 90), await isLate(31, 'fast_delivery', 89)]).toEqual([false, true]);
  await place(121, 'normal_delivery');
  expect((await figures('support@balsam.example')).late.map(({ kind }) => kind)).not.toContain('orders');
});
