import { expect, test } from 'vitest';
import { createPatients } from '#test/factories/patients.ts';
import { instantAt } from '@balsam/domain/time';
import { world } from '#test/world.ts';
import { as, newSlot, type Client } from './booking.fixture.ts';

const w = await world();
const [one, two] = await createPatients(w, 2);

/** Before dawn nobody has hours: each test takes a day of its own. */
const virtualAt = (day: string, time = '03:00') =>
  newSlot(w, { type: 'virtual', at: instantAt(`2026-12-${day}`, time) });
const bare = (who: Client, slot: number) => who.post('/appointments/create', { slot_id: slot, type: 'virtual' });
const consentsOf = (personId: number) =>
  w.db
    .selectFrom('visit_consent')
    .select(['policy', 'version', 'by_person_id'])
    .where('person_id', '=', personId)
    .execute();

type Quote = { price: number; vat: number; vat_percent: number; total: number; policy: object | null; home: null };
const quoteOf = async (who: Client, slot: number) => who.get<Quote>(`/appointments/quote?slot_id=${slot}`);

test('D10.06 without a stored consent the bare booking is refused; one that is stored once lets it through', async () => {
  const patient = await as(w, one!.mrn);
  const [first, second] = [await virtualAt('01'), await virtualAt('02')];
  expect(await bare(patient, first)).toMatchObject({ http: 422, code: 'policy_not_accepted' });
  expect((await quoteOf(patient, first)).data.policy).toMatchObject({
    name: 'virtual',
    accepted: false,
    may_accept: { allowed: true },
  });
  const accepted = { slot_id: first, type: 'virtual', policy_accepted: true };
  expect(await patient.post('/appointments/create', accepted)).toMatchObject({ http: 200 });
  expect(await consentsOf(one!.personId)).toEqual([{ policy: 'virtual', version: 1, by_person_id: one!.personId }]);
  expect((await quoteOf(patient, second)).data.policy).toMatchObject({ accepted: true });
  expect(await bare(patient, second)).toMatchObject({ http: 200 });
  expect(await consentsOf(one!.personId)).toHaveLength(1);
  await expect(w.pool.query('update visit_consent set version = 2')).rejects.toThrow(/append-only/);
});

test('D10.06 agreeing to one kind of visit, or to another version, agrees to no other', async () => {
  const patient = await as(w, two!.mrn);
  await w.db
    .insertInto('visit_consent')
    .values({
      person_id: two!.personId,
      policy: 'virtual',
      version: 99,
      by_person_id: two!.personId,
      given_at: w.clock.now(),
    })
    .execute();
  await w.db
    .insertInto('visit_consent')
    .values({
      person_id: two!.personId,
      policy: 'onspot',
      version: 1,
      by_person_id: two!.personId,
      given_at: w.clock.now(),
    })
    .execute();
  expect(await bare(patient, await virtualAt('03'))).toMatchObject({ code: 'policy_not_accepted' });
});

test('D10.06 of a minor the guardian consents to a visit by video; then the minor books it alone', async () => {
  const [omar, guardian] = [await as(w, '1000004'), await as(w, '1000002', '1000004')];
  const idOf = async (mrn: string) =>
    (await w.db.selectFrom('person').select('id').where('mrn', '=', mrn).executeTakeFirstOrThrow()).id;
  const slot = await virtualAt('04');
  const accepted = { slot_id: slot, type: 'virtual', policy_accepted: true };
  expect(await omar.post('/appointments/create', accepted)).toMatchObject({ http: 422, code: 'guardian_consents' });
  expect((await quoteOf(omar, slot)).data.policy).toMatchObject({
    may_accept: { allowed: false, code: 'guardian_consents' },
  });
  expect(await consentsOf(await idOf('1000004'))).toEqual([]);
  expect(await guardian.post('/appointments/create', accepted)).toMatchObject({ http: 200 });
  expect(await consentsOf(await idOf('1000004'))).toEqual([
    { policy: 'virtual', version: 1, by_person_id: await idOf('1000002') },
  ]);
  expect(await consentsOf(await idOf('1000002'))).toEqual([]);
  expect(await bare(omar, await virtualAt('05'))).toMatchObject({ http: 200 });
});

test('D4.04 the price of a time is the one that booking makes: without VAT for a citizen, with it for others', async () => {
  const slot = await newSlot(w, { at: instantAt('2026-12-06', '03:00') });
  const [citizen, other] = [await as(w, '1000001'), await as(w, '1000002')];
  const { data: zero } = await quoteOf(citizen, slot);
  expect(zero).toMatchObject({ vat: 0, vat_percent: 0, total: zero.price, policy: null, home: null });
  const { data: taxed } = await quoteOf(other, slot);
  expect(taxed).toMatchObject({ price: zero.price, vat_percent: 15, total: taxed.price + taxed.vat });
  const booked = await other.post('/appointments/create', { slot_id: slot, type: 'onsite' });
  expect(booked.data).toMatchObject({ price: taxed.price, vat: taxed.vat, total: taxed.total });
});

test('a time that is closed or none has no price, and none has one for a doctor', async () => {
  const slot = await newSlot(w, { at: instantAt('2026-12-07', '03:00') });
  const sara = await as(w, '1000001');
  expect(await quoteOf(await as(w, 'D1001'), slot)).toMatchObject({ http: 403 });
  await w.db.updateTable('slot').set({ is_closed: true }).where('id', '=', slot).execute();
  expect(await quoteOf(sara, slot)).toMatchObject({ http: 404, code: 'not_found' });
  expect(await quoteOf(sara, 999_999_999)).toMatchObject({ http: 404 });
});
