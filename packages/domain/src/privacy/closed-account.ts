import { addYears, ageOn, riyadhDay, type Day } from '../time/index.ts';

/** Of age from this birthday on: an account that was closed before it was a minor's. */
const adultAge = 18;
/** What is kept of a minor stays until this birthday at least: ten years from coming of age. */
const minorKeptUntilAge = 28;

/** How many years medical records and fiscal data are kept (RECORD_RETENTION_YEARS, FISCAL_RETENTION_YEARS). */
export type RetentionYears = { readonly records: number; readonly fiscal: number };

/** What is counted of a record that ends, as a person reads it. */
export const retentionKinds = [
  'results',
  'visits',
  'medicines',
  'documents',
  'stays',
  'orders',
  'insurance',
  'files',
  'identity',
] as const;
export type RetentionKind = (typeof retentionKinds)[number];

export type ClosedAccount = {
  readonly closedAt: Date;
  readonly birthDay: Day | null;
  /** The last visit, stay or entry of the record; one after the closing keeps it longer. */
  readonly lastCareAt: Date | null;
  readonly lastInvoiceAt: Date | null;
  /** Whoever worked for the hospital (a rider) was of age, and may have no birth date here. */
  readonly isPatient: boolean;
};

export type RetentionEnd = {
  /** The first Riyadh day on which the medical record may go. */
  readonly records: Day;
  /** The same for what invoices, payments and orders say of the person. */
  readonly fiscal: Day;
  /** Nothing goes before an administrator has confirmed it. */
  readonly needsConfirmation: boolean;
};

const latest = (...days: readonly Day[]): Day => days.toSorted().at(-1) ?? '';

/** Whether somebody was a minor when the account was closed; without a birth date nobody can say that they were not. */
const wasMinor = ({ birthDay, closedAt, isPatient }: ClosedAccount): boolean =>
  birthDay === null ? isPatient : ageOn(birthDay, riyadhDay(closedAt)) < adultAge;

/** When what a closed account left behind may go: after the years of each kind, a minor's from the 28th birthday on. */
export function retentionEnd(account: ClosedAccount, years: RetentionYears): RetentionEnd {
  const { closedAt, birthDay, lastCareAt, lastInvoiceAt } = account;
  const isMinor = wasMinor(account);
  const grown = isMinor && birthDay !== null ? addYears(birthDay, minorKeptUntilAge) : '';
  const after = (last: Date | null, kept: number): Day =>
    latest(grown, addYears(latest(riyadhDay(closedAt), last ? riyadhDay(last) : ''), kept));
  return {
    records: after(lastCareAt, years.records),
    fiscal: after(lastInvoiceAt, years.fiscal),
    needsConfirmation: isMinor,
  };
}
