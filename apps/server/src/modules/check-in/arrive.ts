import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { isSettled, mayCheckIn } from '@balsam/domain/booking';
import type { Db, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { wholeList } from '#platform/http/page.ts';
import { readBookingSettings } from '#platform/settings/booking-settings.ts';
import { arrivalsAround, checkIn, type IssueTicket } from '#modules/booking/index.ts';
import { branches, visitsHere, type VisitHere } from './check-in.store.ts';

/** The code at the door of a branch: its number and a seal that only this system can make. It opens nothing but one's own visit. */
export function doorCode(secret: string, locationId: number): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'balsam door code', 32));
  const seal = createHmac('sha256', key).update(String(locationId)).digest('base64url').slice(0, 22);
  return `${locationId}-${seal}`;
}

/** The branch of a code; undefined for one that was made up. */
function branchOf(secret: string, code: string): number | undefined {
  const id = Number(/^([1-9]\d{0,8})-/.exec(code)?.[1]);
  if (!Number.isSafeInteger(id)) return undefined;
  const [given, own] = [Buffer.from(code), Buffer.from(doorCode(secret, id))];
  return given.length === own.length && timingSafeEqual(given, own) ? id : undefined;
}

type Arrival = { readonly secret: string; readonly issueTicket: IssueTicket };

/** The visit for which somebody stands at the door; whether they have checked in for it already. */
async function visitMeant(tx: Tx, visits: readonly VisitHere[], now: Date) {
  const settings = await readBookingSettings(tx);
  const isOpenNow = ({ state, payment_status: paymentStatus, starts_at: startsAt, ends_at: endsAt }: VisitHere) =>
    mayCheckIn({ state, paymentStatus, startsAt, endsAt, settings }, now).ok;
  const visit = visits.find(isOpenNow);
  if (visit) return { visit, isCheckedIn: false };
  const checkedIn = visits.findLast(({ state }) => state === 'checked_in');
  if (checkedIn) return { visit: checkedIn, isCheckedIn: true };
  const ahead = visits.filter(({ ends_at: endsAt }) => endsAt >= now);
  const next = ahead.find((each) => isSettled(each.payment_status)) ?? ahead[0] ?? visits.at(-1);
  return { visit: next, isCheckedIn: false };
}

/**
 * Checks in the open profile's visit of today, or of the night after when check-in opens before midnight, at the branch whose code was
 * scanned: the first that can be checked in now. Whoever has checked in and scans it again is answered with that visit, so that they read
 * their number; where nothing can be checked in the next visit, a paid one first, says why not. Answers its id.
 * @throws door_code_wrong, no_visit_here_today, and what `checkIn` throws
 */
export async function arrive(tx: Tx, call: UserCall, { secret, issueTicket }: Arrival, code: string): Promise<number> {
  const locationId = branchOf(secret, code);
  if (locationId === undefined) throw fail('door_code_wrong', { path: 'code' });
  const { personId } = call.actor;
  const visits = await visitsHere(tx, { personId, locationId, ...(await arrivalsAround(tx, call.now)) });
  const { visit, isCheckedIn } = await visitMeant(tx, visits, call.now);
  if (!visit) throw fail('no_visit_here_today');
  if (!isCheckedIn) await checkIn(tx, call, visit.id, issueTicket);
  return visit.id;
}

/** What each branch shows at its door. */
export async function doorCodes(db: Db, { secret, publicUrl }: { secret: string; publicUrl: string }) {
  const rows = await branches(db);
  return wholeList(
    rows.map(({ id, title, title_ar }) => ({
      location_id: id,
      title,
      title_ar,
      url: new URL(`/arrive/${doorCode(secret, id)}`, publicUrl).href,
    })),
  );
}
