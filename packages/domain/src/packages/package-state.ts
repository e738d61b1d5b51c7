import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { halalas, sum, type Halalas } from '../money/index.ts';
import { addDays, type Day } from '../time/index.ts';
import { packageRules } from './terms.ts';

/** As it is stored. `lapsed`: a draft that nobody paid in time; `expired`: its year is over; `completed`: all of it was used. */
export type PackageState = 'draft' | 'active' | 'completed' | 'cancelled' | 'lapsed' | 'expired';

/** S4.11: as people read it. */
export type PackageStatus = Exclude<PackageState, 'active'> | 'pending payment' | 'partially booked' | 'booked';

type Paying = {
  /** With VAT. */
  readonly amount: Halalas;
  readonly dueOn: Day;
  readonly status: 'unpaid' | 'pending payment' | 'paid';
};

/** A package that somebody booked. */
export type PackageFacts = {
  readonly state: PackageState;
  readonly terms: readonly Paying[];
  /** What each service is of the price, with VAT, and whether a visit was booked or held for it. */
  readonly services: readonly { readonly share: Halalas; readonly isTaken: boolean }[];
  /** The last day of a visit; null while it is a draft. */
  readonly validUntil: Day | null;
};

const amountOf = (terms: readonly Paying[]): Halalas => sum(terms.map(({ amount }) => amount));

/** What was paid of it. */
export const paidOf = ({ terms }: Pick<PackageFacts, 'terms'>): Halalas =>
  amountOf(terms.filter(({ status }) => status === 'paid'));

/** What the services that have a visit are worth. */
export const takenOf = ({ services }: Pick<PackageFacts, 'services'>): Halalas =>
  sum(services.filter(({ isTaken }) => isTaken).map(({ share }) => share));

/** S4.11: a draft whose payment is open, and one with a term that is due, wait for a payment. */
export function packageStatus({ state, terms, services }: PackageFacts, today: Day): PackageStatus {
  const isBeingPaid = terms.some(({ status }) => status === 'pending payment');
  if (state === 'draft') return isBeingPaid ? 'pending payment' : 'draft';
  if (state !== 'active') return state;
  if (isBeingPaid || terms.some(({ status, dueOn }) => status !== 'paid' && dueOn <= today)) return 'pending payment';
  return services.every(({ isTaken }) => isTaken) ? 'booked' : 'partially booked';
}

/** Whether a term is late by more than a week. */
export const isLate = ({ terms }: Pick<PackageFacts, 'terms'>, today: Day): boolean =>
  terms.some(({ status, dueOn }) => status !== 'paid' && today > addDays(dueOn, packageRules.lateDays));

export type UseRefusal = 'package_not_active' | 'package_over' | 'package_term_late' | 'package_not_paid_enough';

/** D12.05: whether a service may have a visit on a day: as far as it is paid, and not while a term is late. `share`: with VAT. */
export function mayUseService(
  facts: PackageFacts,
  { share, visitDay }: { readonly share: Halalas; readonly visitDay: Day },
  today: Day,
): Allowed<UseRefusal> {
  if (facts.state !== 'active' || facts.validUntil === null) return refused('package_not_active');
  if (visitDay > facts.validUntil) return refused('package_over');
  if (isLate(facts, today)) return refused('package_term_late');
  return takenOf(facts) + share <= paidOf(facts) ? allowed : refused('package_not_paid_enough');
}

/** Whether one of the packages that have a service like a visit may bear it: what the last one lacks is told where none may. */
export function mayUseAnyOf(
  verdicts: readonly Allowed<UseRefusal>[],
): Allowed<UseRefusal | 'package_service_mismatch'> {
  return verdicts.find(({ ok }) => ok) ?? verdicts.at(-1) ?? refused('package_service_mismatch');
}

/** Whether it may be cancelled: what is over stays over. */
export const mayCancelPackage = (state: PackageState): Allowed<'package_ended'> =>
  state === 'draft' || state === 'active' ? allowed : refused('package_ended');

/** D12.05: what comes back when it ends: what was paid beyond the services that have a visit; never more than was paid. */
export const unusedOf = (facts: Pick<PackageFacts, 'terms' | 'services'>): Halalas =>
  halalas(Math.max(0, paidOf(facts) - takenOf(facts)));

/** How an amount comes back from what was paid, the last first. `left`: what was not given back of each before. */
export function backFrom<Id>(
  payments: readonly { readonly id: Id; readonly left: Halalas }[],
  amount: Halalas,
): { readonly id: Id; readonly amount: Halalas }[] {
  const backs: { id: Id; amount: Halalas }[] = [];
  let rest: number = amount;
  for (const { id, left } of payments.toReversed()) {
    const back = Math.min(rest, left);
    if (back > 0) backs.push({ id, amount: halalas(back) });
    rest -= back;
  }
  return backs;
}
