import type { z } from 'zod';
import type { medications } from '@balsam/contract/medications';
import { namesWithPack } from '@balsam/domain/catalogue';
import {
  dosageWords,
  dueDay,
  mayAskRefill,
  reminderSlots,
  rhythmOf,
  supplyRules,
  timesADay,
  type RefillTerms,
  type Supply,
} from '@balsam/domain/medication';
import { halalas, toSar, type Halalas } from '@balsam/domain/money';
import { riyadhDay } from '@balsam/domain/time';
import { fieldError } from '#platform/http/failure.ts';
import type { RecordMedicine } from '#modules/records/index.ts';
import type { RefillRow } from './refills.store.ts';
import type { remindersOf } from './reminders.store.ts';
import type { SubscriptionRow } from './subscriptions.store.ts';

type OnWire = z.input<typeof medications.list.reply>['items'][number];

/** What the screens need to know around a medicine. */
export type Around = {
  readonly refill: RefillRow | undefined;
  readonly supply: Supply | undefined;
  readonly reminder: Awaited<ReturnType<typeof remindersOf>>[number] | undefined;
  readonly subscription: SubscriptionRow | undefined;
  /** What the product of the subscription costs today. */
  readonly priceNow: Halalas | undefined;
  readonly hasVisit: boolean;
  /** Whether who looks may ask for a refill. */
  readonly mayAsk: boolean;
  readonly terms: RefillTerms;
  readonly now: Date;
};

export const refillView = (row: RefillRow) => ({
  id: row.id,
  medication_id: row.resource_id,
  medication: row.title,
  kind: row.kind,
  status: row.state,
  name: row.name,
  phone: row.phone,
  address: row.address,
  reason: row.reason,
  order_id: row.order_id,
  requested_at: row.created_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
});

const productView = (row: SubscriptionRow) => {
  const { en, ar } = namesWithPack(row);
  return { id: row.product_id, name: en, name_ar: ar };
};

/** `priceNow`: what its product costs today; undefined once it is not sold. */
export const subscriptionView = (row: SubscriptionRow, priceNow: Halalas | undefined) => ({
  id: row.id,
  every_days: row.every_days,
  next_on: row.next_on,
  due_on: row.due_on,
  product: productView(row),
  price: toSar(halalas(row.agreed_price)),
  price_now: priceNow === undefined ? null : toSar(priceNow),
  order_id: row.order_id,
  order_payable_until: row.order_payable_until?.toISOString() ?? null,
  state: row.state,
  ended_because: row.ended_because,
});

const isOpen = (refill: RefillRow | undefined): boolean =>
  refill !== undefined && (refill.state === 'pending' || refill.state === 'ready');

/** The rule's input for a medicine. */
export const refillStateOf = (medicine: RecordMedicine, around: Omit<Around, 'mayAsk'>) => ({
  isPrescribed: medicine.origin === 'prescribed' && medicine.isActive,
  hasOpenRequest: isOpen(around.refill),
  hasVisit: around.hasVisit,
  supply: around.supply,
  today: riyadhDay(around.now),
  terms: around.terms,
});

function mayRefill(medicine: RecordMedicine, around: Around) {
  if (!around.mayAsk) return { allowed: false };
  const verdict = mayAskRefill(refillStateOf(medicine, around));
  if (verdict.ok) return { allowed: true };
  const { code, message, message_ar } = fieldError('', verdict.code, verdict.values);
  return { allowed: false, code, message, message_ar };
}

/** Sentences of several dosages, one after the other. */
function dosageTexts({ dosages }: RecordMedicine) {
  const words = dosages.flatMap((dosage) => dosageWords(dosage) ?? []);
  if (words.length === 0) return { dosage: null, dosage_ar: null };
  return { dosage: words.map(({ en }) => en).join('; '), dosage_ar: words.map(({ ar }) => ar).join('؛ ') };
}

/** When a medicine was last handed out, here or elsewhere, or ordered where nothing is known of that; and for how many days. */
export function supplyOf(medicine: RecordMedicine, here: Supply | undefined): Supply | undefined {
  if (medicine.origin !== 'prescribed') return undefined;
  const usual = medicine.supplyDays ?? supplyRules.usualDays;
  const ordered = medicine.startedOn === null ? [] : [{ on: medicine.startedOn, days: usual }];
  const elsewhere = medicine.supplies.map(({ on, days }) => ({ on, days: days > 0 ? days : usual }));
  return [...(here ? [here] : []), ...elsewhere, ...ordered].toSorted((a, b) => b.on.localeCompare(a.on))[0];
}

const reminderView = (reminder: Around['reminder']) =>
  reminder
    ? {
        slots: reminderSlots.filter((slot) => reminder.slots.includes(slot)),
        weekdays: reminder.weekdays,
        next_at: reminder.next_at?.toISOString() ?? null,
      }
    : null;

function rhythmView({ dosages }: RecordMedicine) {
  const { kind, weekdays, perWeek } = rhythmOf(dosages);
  return { kind, weekdays: [...weekdays], per_week: perWeek };
}

export function medicationView(medicine: RecordMedicine, around: Around): OnWire {
  const { refill, supply, reminder, subscription, priceNow } = around;
  const { visit, dosages } = medicine;
  return {
    id: medicine.id,
    title: medicine.title,
    title_ar: medicine.titleAr ?? medicine.title,
    origin: medicine.origin,
    confirmation: medicine.origin === 'own' ? (medicine.isConfirmed ? 'confirmed' : 'waiting') : null,
    is_active: medicine.isActive,
    is_planned: medicine.isPlanned,
    status: medicine.status,
    ...dosageTexts(medicine),
    times_a_day: dosages.map(timesADay).find((times) => times !== undefined) ?? null,
    rhythm: rhythmView(medicine),
    type: dosages.map(({ route }) => route).find((route) => route !== undefined) ?? null,
    instruction: medicine.note,
    instruction_ar: medicine.noteAr ?? medicine.note,
    started_on: medicine.startedOn,
    ends_on: medicine.endsOn,
    doctor: medicine.doctor,
    doctor_ar: medicine.doctorAr ?? medicine.doctor,
    visit: visit && { id: visit.id, title: visit.title, title_ar: visit.titleAr, day: visit.day },
    last_supply: supply?.on ?? null,
    days_supplied: supply?.days ?? null,
    due_date: supply && medicine.isActive ? dueDay(supply) : null,
    may_refill: mayRefill(medicine, around),
    refill: refill && (isOpen(refill) || refill.state === 'rejected') ? refillView(refill) : null,
    reminder: reminderView(reminder),
    subscription: subscription ? subscriptionView(subscription, priceNow) : null,
  };
}
