import type { CallReply, contract } from '@balsam/contract';
import type { Allowed } from '@balsam/domain/booking';
import { priceOf } from '@balsam/domain/billing';
import {
  mayCancelPackage,
  mayUseService,
  packageRules,
  packageStatus,
  unusedOf,
  type UseRefusal,
} from '@balsam/domain/packages';
import { halalas, sum, toSar } from '@balsam/domain/money';
import { addDays, riyadhDay, type Day } from '@balsam/domain/time';
import { fieldError } from '#platform/http/failure.ts';
import type { TermRow } from './booked.store.ts';
import type { OfferRow, ServiceRow } from './offers.store.ts';
import { factsOf, paidFor, shareOf, type BookedPackage } from './packages.policy.ts';
import { packagesTexts } from './packages.texts.ts';

type Packages = typeof contract.packages;
type Offer = CallReply<Packages['detail']>;
type Booked = CallReply<Packages['book']>;
type Term = CallReply<Packages['terms']>['items'][number];

const sar = (amount: number) => toSar(halalas(amount));

const serviceView = (row: ServiceRow): Offer['services'][number] => ({
  id: row.id,
  title: row.title,
  title_ar: row.title_ar,
  type: row.type,
  speciality:
    row.speciality_id === null
      ? null
      : { id: row.speciality_id, title: row.speciality_title ?? '', title_ar: row.speciality_title_ar ?? '' },
  quantity: row.quantity,
  unit_price: sar(row.unit_price),
});

/** A package as it is offered. `percent`: the rate of VAT for the reader, null where it is not known. */
export const offerView = (row: OfferRow, services: readonly ServiceRow[], percent: number | null): Offer => {
  const own = services.filter(({ package_id: id }) => id === row.id);
  return {
    id: row.id,
    item_id: row.item_id,
    title: row.title,
    title_ar: row.title_ar,
    description: row.description,
    description_ar: row.description_ar,
    image: row.drawing,
    price: sar(row.price),
    total: toSar(priceOf({ fee: halalas(row.price), percent: percent ?? 0 }).total),
    vat_percent: percent,
    list_price: toSar(sum(own.map(({ quantity, unit_price }) => halalas(quantity * unit_price)))),
    most_terms: row.most_terms,
    services: own.map(serviceView),
    is_offered: row.is_offered,
  };
};

/** The terms of a package as of today. */
export function termViews({ row, terms }: BookedPackage, today: Day): Term[] {
  const isOpen = row.state === 'draft' || row.state === 'active';
  const next = isOpen ? terms.find(({ payment_status: status }) => status !== 'paid') : undefined;
  return terms.map((term: TermRow) => {
    const label = packagesTexts.payment[term.payment_status];
    return {
      id: term.id,
      booked_package_id: row.id,
      number: term.number,
      of: terms.length,
      amount: sar(term.net),
      vat: sar(term.vat),
      total: sar(term.net + term.vat),
      due_on: term.due_on,
      status: term.payment_status,
      status_label: label.en,
      status_label_ar: label.ar,
      is_late: isOpen && term.payment_status !== 'paid' && today > addDays(term.due_on, packageRules.lateDays),
      is_next: term.id === next?.id,
      paid_at: term.paid_at?.toISOString() ?? null,
    };
  });
}

/** Why a package may not be used, in the words of the refusal; null where it may. */
export function reasonOf(verdict: Allowed<UseRefusal>): Booked['services'][number]['reason'] {
  if (verdict.ok) return null;
  const { code, message, message_ar } = fieldError('', verdict.code);
  return { code, message, message_ar };
}

/** A service with what became of it; its visit is taken to be today, so that only what stands in its way now is said. */
function bookedService(booked: BookedPackage, service: ServiceRow, today: Day): Booked['services'][number] {
  const units = booked.units.filter(({ service_id: id }) => id === service.id);
  const open = units.filter(({ appointment_id: taken, given_back_at: back }) => taken === null && back === null);
  const used = units.filter(({ is_used: isUsed }) => isUsed);
  const verdict = open[0] && mayUseService(factsOf(booked), { share: shareOf(open[0]), visitDay: today }, today);
  return {
    ...serviceView(service),
    open: open.length,
    booked: units.filter(({ appointment_id: taken, is_used: isUsed }) => taken !== null && !isUsed).length,
    used: used.length,
    reason: verdict ? reasonOf(verdict) : null,
    appointment_ids: units.flatMap(({ appointment_id: taken }) => (taken === null ? [] : [taken])),
  };
}

/** A booked package as of now. */
export function bookedView(booked: BookedPackage, services: readonly ServiceRow[], now: Date): Booked {
  const { row, units } = booked;
  const today = riyadhDay(now);
  const facts = factsOf(booked);
  // A draft is over with its day, whenever the work that ends it comes by.
  const isLapsed = row.state === 'draft' && row.draft_until <= now;
  const status = isLapsed ? 'lapsed' : packageStatus(facts, today);
  const label = packagesTexts.statuses[status];
  const mayCancel = !isLapsed && mayCancelPackage(row.state).ok;
  return {
    id: row.id,
    package_id: row.package_id,
    item_id: row.item_id,
    title: row.title,
    title_ar: row.title_ar,
    status,
    status_label: label.en,
    status_label_ar: label.ar,
    is_over: isLapsed || !mayCancelPackage(row.state).ok,
    price: sar(row.price),
    vat: sar(row.vat),
    total: sar(row.price + row.vat),
    paid: toSar(paidFor(booked)),
    created_at: row.created_at.toISOString(),
    draft_until: row.draft_until.toISOString(),
    valid_until: row.valid_until,
    may_cancel: mayCancel,
    refund: mayCancel ? toSar(unusedOf(facts)) : 0,
    services_total: units.length,
    services_taken: units.filter(({ appointment_id: taken }) => taken !== null).length,
    services_used: units.filter(({ is_used: isUsed }) => isUsed).length,
    terms: termViews(booked, today),
    services: services
      .filter(({ package_id: id }) => id === row.package_id)
      .map((service) => bookedService(booked, service, today)),
  };
}

/** A term beside the package that it is a part of. */
export const partialView = (booked: BookedPackage, termId: number, now: Date): CallReply<Packages['partial']> => {
  const { row } = booked;
  const total = row.price + row.vat;
  const paid = paidFor(booked);
  return {
    ...termViews(booked, riyadhDay(now)).find(({ id }) => id === termId)!,
    title: row.title,
    title_ar: row.title_ar,
    package_total: sar(total),
    paid: toSar(paid),
    remaining: sar(total - paid),
    currency: 'SAR',
  };
};
