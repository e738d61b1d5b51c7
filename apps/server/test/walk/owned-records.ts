import { createHash } from 'node:crypto';
import { addMinutes } from '@balsam/domain/time';
import { as, book, newSlot, pay } from '#modules/booking/booking.fixture.ts';
import { bookPackage, offered } from '#modules/packages/packages.fixture.ts';
import type { World } from '../world.ts';
import { createOwnReview, createSurvey, createWaitingEntry } from './owned-care.ts';
import { createMedicalReport, createMedicines, createReport, createShare, createVaccine } from './owned-medical.ts';
import { createRooms } from './owned-rooms.ts';
import { createQueueTicket } from './owned-queue.ts';
import type { OwnedRecords } from './owned.ts';
import { createSubstitute } from './owned-substitute.ts';

/** Words that stand nowhere but in one person's record. */
export const canaryOf = (mrn: string): string => `Kanari${mrn}x`;

const nights = new WeakMap<World, number>();

/** A time in the night that no other visit has: from tomorrow 00:00 in Riyadh, a quarter of an hour each. */
function nextNight(w: World): Date {
  const n = nights.get(w) ?? 0;
  nights.set(w, n + 1);
  return addMinutes(new Date('2026-11-23T21:00:00Z'), n * 22);
}

async function pastExport(w: World, personId: number): Promise<number> {
  const account = await w.db.selectFrom('account').select('id').limit(1).executeTakeFirstOrThrow();
  const row = await w.db
    .insertInto('data_export')
    .values({
      person_id: personId,
      account_id: account.id,
      asked_by: 'self',
      language: 'en',
      state: 'removed',
      asked_at: w.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

async function createRecord(w: World, personId: number, canary: string) {
  const now = w.clock.now();
  const text = { title: canary, title_ar: canary };
  const notification = await w.db
    .insertInto('notification')
    .values({
      person_id: personId,
      kind: 'appointment_paid',
      ...text,
      message: canary,
      message_ar: canary,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const visit = await w.db
    .insertInto('encounter')
    .values({ person_id: personId, class: 'visit', ...text, status: 'finished', started_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const result = await w.db
    .insertInto('observation')
    .values({
      person_id: personId,
      encounter_id: visit.id,
      category: 'laboratory',
      ...text,
      value_text: canary,
      status: 'final',
      taken_at: now,
      released_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    notification: notification.id,
    visit: visit.id,
    result: result.id,
    dataExport: await pastExport(w, personId),
  };
}

/** A visit that took place, with a signed summary. */
async function createSummary(w: World, { id }: { readonly id: number }, canary: string): Promise<number> {
  const now = w.clock.now();
  await w.db
    .updateTable('appointment')
    .set({ state: 'completed', payment_status: 'success', ended_at: now })
    .where('id', '=', id)
    .execute();
  const texts = { findings: canary, advice: canary, updated_at: now, signed_at: now };
  await w.db
    .insertInto('visit_summary')
    .values({ appointment_id: id, ...texts })
    .execute();
  return id;
}

async function createVisits(w: World, who: string, inside: string | undefined, doctor: string) {
  const client = await as(w, who, inside);
  const slot = () => newSlot(w, { doctor, at: nextNight(w) });
  const unpaid = await book(client, await slot());
  const paid = await pay(w, client, await book(client, await slot()));
  const begun = await client.post<{ reference: string }>('/payment/intent', { entity_id: unpaid.id, method: 'card' });
  const payments = await client.get<{ items: { id: number; entity_id: number }[] }>('/payment/history');
  const paymentId = payments.data.items.find((item) => item.entity_id === paid.id)!.id;
  const { reference } = begun.data;
  const seen = await createSummary(w, await pay(w, client, await book(client, await slot())), canaryOf(inside ?? who));
  return { unpaid: unpaid.id, paid: paid.id, seen, paymentId, reference, doctorId: paid.doctor.id, slot: await slot() };
}

async function createOtherSession(w: World, who: string): Promise<number> {
  const token_hash = createHash('sha256')
    .update(await w.tokenOf(who))
    .digest();
  const session = w.db.selectFrom('session').select('id').where('token_hash', '=', token_hash);
  return (await session.executeTakeFirstOrThrow()).id;
}

/** For a dependent the grant by which `guardian` works; for somebody else that of a child of theirs, who bears their canary too. */
async function grantFor(w: World, personId: number, isDependent: boolean, canary: string): Promise<number> {
  const grants = w.db.selectFrom('guardianship').select('id').where('dependent_id', '=', personId);
  if (isDependent) return (await grants.executeTakeFirstOrThrow()).id;
  const child = await w.db
    .insertInto('person')
    .values({ first_name: canary, birth_date: '2021-02-03', created_at: w.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const values = { guardian_id: personId, dependent_id: child.id, relation_id: 1, granted_at: w.clock.now() };
  return (await w.db.insertInto('guardianship').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

const pictureOf = (
  w: World,
  personId: number,
  kind: 'identity' | 'prescription' | 'ticket' | 'visit',
): Promise<string> => {
  const picture = { personId, kind, mime: 'image/webp', bytes: Buffer.from('RIFF') };
  return w.platform.files.save(w.db, picture, w.clock.now());
};

const emptyTotals = {
  sub_total: 0,
  sub_total_with_vat: 0,
  vat_percent: 15,
  vat: 0,
  coupon_discount: 0,
  shipping: 0,
  fast_shipping: 0,
  total: 0,
};

async function personCalled(w: World, email: string): Promise<number> {
  const account = w.db.selectFrom('account').select('person_id').where('login_email', '=', email);
  return (await account.executeTakeFirstOrThrow()).person_id;
}

/** An address, a placed order and one that a rider has been given, both of which go there, and a prescription in no order. */
async function createOrders(w: World, personId: number, canary: string) {
  const now = w.clock.now();
  const account = await w.db.selectFrom('account').select('id').limit(1).executeTakeFirstOrThrow();
  const place = { name: canary, street: canary, district: canary, city: canary, latitude: 24.7, longitude: 46.7 };
  const address = await w.db
    .insertInto('address')
    .values({ person_id: personId, ...place, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ordered = {
    person_id: personId,
    account_id: account.id,
    mode: 'normal_delivery',
    payment_state: 'paid',
    payable_until: now,
    address: JSON.stringify({ ADDRESS: canary, ADDRESS_NAME: canary, CITY: canary, LATITUDE: 24.7, LONGITUDE: 46.7 }),
    ...emptyTotals,
    created_at: now,
    placed_at: now,
  } as const;
  const rider = await personCalled(w, 'rider2@balsam.example');
  const [order, delivery] = await w.db
    .insertInto('pharmacy_order')
    .values([
      { ...ordered, state: 'placed' },
      { ...ordered, state: 'rider_assigned', rider_id: rider, rider_assigned_at: now },
    ])
    .returning('id')
    .execute();
  const values = { order_id: delivery!.id, rider_id: rider, assigned_at: now, answer_by: addMinutes(now, 5) };
  await w.db.insertInto('delivery_assignment').values(values).execute();
  const prescription = await w.db
    .insertInto('prescription')
    .values({ person_id: personId, note: canary, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const substitute = await createSubstitute(w, order!.id);
  return { address: address.id, order: order!.id, substitute, delivery: delivery!.id, prescription: prescription.id };
}

/** An insurance policy, with their canary where words may stand. */
async function createPolicy(w: World, personId: number, mrn: string): Promise<number> {
  const plan = await w.db.selectFrom('insurance_plan').select('id').limit(1).executeTakeFirstOrThrow();
  const now = w.clock.now();
  const numbers = { policy_number: `POLICY-${mrn}`, member_number: `111${mrn}` };
  const row = await w.db
    .insertInto('insurance_policy')
    .values({ person_id: personId, plan_id: plan.id, ...numbers, checked: 'active', created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A package of theirs that is not paid yet. */
async function createPackage(w: World, who: string, inside: string | undefined) {
  const client = await as(w, who, inside);
  const booked = await bookPackage(client, await offered(w, 'Healthy smile'));
  return { package: booked.id, packageTerm: booked.terms[0]!.id };
}

/** A ticket that waits for an answer. */
async function createTicket(w: World, personId: number, canary: string): Promise<number> {
  const now = w.clock.now();
  const ticket = { person_id: personId, subject: canary, topic: 'order', waiting_since: now } as const;
  const { id } = await w.db
    .insertInto('ticket')
    .values({ ...ticket, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const message = { ticket_id: id, author_id: personId, from_staff: false, text: canary, created_at: now };
  await w.db.insertInto('ticket_message').values(message).execute();
  return id;
}

/** A sentence of their doctor that names them. */
async function createPhrase(w: World, doctorId: number, canary: string): Promise<number> {
  const phrase = { doctor_id: doctorId, text: canary, created_at: w.clock.now() };
  return (await w.db.insertInto('advice_phrase').values(phrase).returning('id').executeTakeFirstOrThrow()).id;
}

type OwnerOptions = { readonly who: string; readonly inside?: string; readonly doctor: string };

/** Gives a person of the demo hospital something of everything, with their canary in every text of it. */
export async function createOwnedRecords(w: World, { who, inside, doctor }: OwnerOptions): Promise<OwnedRecords> {
  const mrn = inside ?? who;
  const canary = canaryOf(mrn);
  const person = await w.db
    .updateTable('person')
    .set({ first_name: canary, family_name: canary, first_name_ar: canary, family_name_ar: canary, address: canary })
    .where('mrn', '=', mrn)
    .returning('id')
    .executeTakeFirstOrThrow();
  const [ofRecord, ofVisits] = [await createRecord(w, person.id, canary), await createVisits(w, who, inside, doctor)];
  await createVaccine(w, person.id, canary);
  return {
    personId: person.id,
    ...(await createPackage(w, who, inside)),
    policy: await createPolicy(w, person.id, mrn),
    mrn,
    ...ofRecord,
    ...(await createOrders(w, person.id, canary)),
    ...ofVisits,
    ...(await createRooms(w, { personId: person.id, doctorId: ofVisits.doctorId, result: ofRecord.result }, canary)),
    waitingEntry: await createWaitingEntry(w, person.id, ofVisits.doctorId),
    report: await createReport(w, person.id, canary),
    share: await createShare(w, who, person.id, canary),
    medicalReport: await createMedicalReport(w, person.id, ofVisits.paid, canary),
    ...(await createMedicines(w, person.id, canary)),
    session: await createOtherSession(w, who),
    grant: await grantFor(w, person.id, inside !== undefined, canary),
    document: await pictureOf(w, person.id, 'identity'),
    scan: await pictureOf(w, person.id, 'prescription'),
    queueTicket: await createQueueTicket(w, person.id, ofVisits.paid),
    ticket: await createTicket(w, person.id, canary),
    shot: await pictureOf(w, person.id, 'ticket'),
    spare: await pictureOf(w, person.id, 'ticket'),
    feedbackShot: await pictureOf(w, person.id, 'ticket'),
    visitPicture: await pictureOf(w, person.id, 'visit'),
    phrase: await createPhrase(w, ofVisits.doctorId, canary),
    review: await createOwnReview(w, person.id, ofVisits, canary),
    survey: await createSurvey(w, person.id, ofVisits.paid, canary),
  };
}
