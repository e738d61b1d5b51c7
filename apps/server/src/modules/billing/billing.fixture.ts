import { sql } from 'kysely';
import { addMinutes, riyadhDay } from '@balsam/domain/time';
import type { World } from '#test/world.ts';
import { signatureHeader, signatureOf } from '#gateways/payment/sandbox/signature.ts';

/** What the API answered, as a client reads it. */
// oxlint-disable-next-line typescript/no-explicit-any -- a test reads into whatever came back
export type Answer = { http: number; code?: string; message: string; message_ar: string; data: any };

export type Payer = {
  readonly get: (path: string) => Promise<Answer>;
  readonly post: (path: string, body: object, key?: string) => Promise<Answer>;
  readonly patch: (path: string, body: object) => Promise<Answer>;
  readonly remove: (path: string) => Promise<Answer>;
  readonly token: string;
};

/** Somebody of the demo hospital who pays. */
export async function payer(w: World, who: string, inside?: string): Promise<Payer> {
  const token = await w.tokenOf(who, inside);
  type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
  const send = async (method: Method, path: string, payload?: object, key?: string): Promise<Answer> => {
    const headers = { authorization: `Bearer ${token}`, ...(key !== undefined && { 'idempotency-key': key }) };
    const reply = await w.app.inject({ method, url: `/api/v1${path}`, headers, ...(payload && { payload }) });
    return { http: reply.statusCode, ...reply.json<Omit<Answer, 'http'>>() };
  };
  return {
    get: (path) => send('GET', path),
    post: (path, body, key) => send('POST', path, body, key),
    patch: (path, body) => send('PATCH', path, body),
    remove: (path) => send('DELETE', path),
    token,
  };
}

const visitsOf = new WeakMap<World, number>();

/** A new unpaid on-site visit of the payer: in the nights from tomorrow on, when no other appointment is booked. Answers the appointment. */
export async function newVisit(w: World, who: Payer, at?: Date) {
  const n = visitsOf.get(w) ?? 0;
  visitsOf.set(w, n + 1);
  // From 00:30 to 04:10 in Riyadh, ten a night.
  const starts_at = at ?? addMinutes(new Date('2026-11-23T21:30:00Z'), Math.floor(n / 10) * 1440 + (n % 10) * 22);
  const row = await w.db
    .insertInto('slot')
    .columns(['doctor_id', 'location_id', 'type', 'day', 'starts_at', 'ends_at'])
    .expression((eb) =>
      eb
        .selectFrom('doctor')
        .innerJoin('location', (j) => j.on('location.code', '=', 'RUH'))
        .where('doctor.code', '=', 'D1001')
        .select(['doctor.id', 'location.id as location_id'])
        .select(sql<'onsite'>`'onsite'`.as('type'))
        .select(sql<string>`${riyadhDay(starts_at)}::date`.as('day'))
        .select(sql<Date>`${starts_at}::timestamptz`.as('starts_at'))
        .select(sql<Date>`${addMinutes(starts_at, 20)}::timestamptz`.as('ends_at')),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const booked = await who.post('/appointments/create', { slot_id: row.id, type: 'onsite' });
  if (booked.http !== 200) throw new Error(`not booked: ${booked.code}`);
  return booked.data as { id: number; total: number; price: number; vat: number; doctor: { id: number } };
}

/** A visit at this price, without VAT. */
export async function visitAt(w: World, who: Payer, riyals: number, at?: Date) {
  const visit = await newVisit(w, who, at);
  await w.db
    .updateTable('appointment')
    .set({ price: riyals * 100, vat: 0 })
    .where('id', '=', visit.id)
    .execute();
  return visit;
}

/** The sandbox's hosted page behind an address, filled in as a browser would. Answers the status and where it leads. */
export async function onPage(w: World, redirectUrl: string, form: Record<string, string>) {
  const { pathname, search } = new URL(redirectUrl);
  const reply = await w.app.inject({
    method: 'POST',
    url: pathname + search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ card: '4111 1111 1111 1111', ...form }).toString(),
  });
  return { http: reply.statusCode, leadsTo: reply.headers.location, page: reply.body };
}

/** Begins a payment of a visit by card, or as `more` says. */
export const intend = (who: Payer, visit: { id: number }, more: object = {}, key?: string) =>
  who.post('/payment/intent', { purpose: 'appointment', entity_id: visit.id, method: 'card', ...more }, key);

/** Confirms by the verification object; answers the one operation. */
export async function confirm(who: Payer, reference: string) {
  const reply = await who.post('/payment/confirm', { reference, purpose: 'appointment' });
  return reply.data.items[0];
}

export const walletOf = async (who: Payer): Promise<number> => (await who.get('/payment/wallet')).data.balance;

export const visitNow = async (who: Payer, visit: { id: number }) => (await who.get(`/appointments/${visit.id}`)).data;

/** The charge that the sandbox keeps for a payment. */
export const chargeOf = (w: World, reference: string) =>
  w.db.selectFrom('sandbox_charge').selectAll().where('metadata_reference', '=', reference).executeTakeFirstOrThrow();

/** Sends the webhook of a charge as the sandbox would, signed by `secret`. */
export function notify(w: World, notice: { id: string; charge: string; status?: string }, secret = w.config.secret) {
  const payload = JSON.stringify(notice);
  return w.app.inject({
    method: 'POST',
    url: '/api/v1/payment/webhook/sandbox',
    headers: { 'content-type': 'application/json', [signatureHeader]: signatureOf(secret, payload) },
    payload,
  });
}

/** What must be true of the books at any moment (D4.01): all zero, or what is wrong. */
export async function booksOf(w: World) {
  const { rows } = await sql<{ sum: number; unbalanced: number; wallets: number; held: number; points: number }>`
    select (select coalesce(sum(amount), 0) from posting) as sum,
      (select count(*) from (select journal_id from posting group by journal_id having sum(amount) <> 0) as j) as unbalanced,
      (select count(*) from wallet w where w.balance <> (select coalesce(-sum(p.amount), 0) from posting p
        join ledger_account a on a.id = p.ledger_account_id where a.kind = 'wallet' and a.person_id = w.person_id)) as wallets,
      (select coalesce(sum(p.amount), 0) from posting p join ledger_account a on a.id = p.ledger_account_id where a.kind = 'wallet_hold')
        + (select coalesce(sum(wallet_part), 0) from payment where status = 'pending' and card_part > 0) as held,
      (select count(*) from loyalty l where l.balance <> (select coalesce(-sum(p.amount), 0) from posting p
        join ledger_account a on a.id = p.ledger_account_id where a.kind = 'loyalty' and a.person_id = l.person_id))
        + (select coalesce(sum(p.amount), 0) from posting p join ledger_account a on a.id = p.ledger_account_id where a.kind = 'loyalty_hold')
        + (select coalesce(sum(loyalty_part), 0) from payment where status = 'pending' and card_part > 0) as points`.execute(
    w.db,
  );
  return rows[0];
}
export const inOrder = { sum: 0, unbalanced: 0, wallets: 0, held: 0, points: 0 };

/** The fields of a ZATCA code: seller, VAT number, time, total, VAT. */
export function fieldsOfQr(qr: string): string[] {
  const bytes = Buffer.from(qr, 'base64');
  const fields: string[] = [];
  for (let at = 0; at < bytes.length; at += 2 + bytes[at + 1]!)
    fields.push(bytes.subarray(at + 2, at + 2 + bytes[at + 1]!).toString('utf8'));
  return fields;
}
