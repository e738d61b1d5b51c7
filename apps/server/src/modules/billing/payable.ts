import type { Destination } from '#platform/ports/payment.ts';
import type { InsurerPart } from '@balsam/domain/billing';
import type { Allowed } from '@balsam/domain/booking';
import type { ErrorCode } from '@balsam/contract';
import type { Halalas } from '@balsam/domain/money';
import type { DeliveryMode } from '@balsam/domain/orders';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';

/** A line of an invoice as it is kept: amounts in halalas, for good. */
export type InvoiceLine = {
  readonly title: string;
  readonly title_ar: string;
  readonly quantity: number;
  readonly taxable: number;
  readonly vat_percent: number;
  readonly vat: number;
  readonly total: number;
};

/** What something costs its person. Halalas; `total` = `net` + `vat`. */
export type Price = {
  readonly personId: number;
  readonly net: Halalas;
  readonly vat: Halalas;
  readonly total: Halalas;
  /** 0 or 15. */
  readonly vatPercent: number;
  /** What an insurer bears beside it, without VAT. */
  readonly insurerNet?: Halalas;
};

/** What stands between the list price and what the person owes. Amounts without VAT, but for the insurer's. */
export type Reductions = {
  readonly listPrice: Halalas;
  readonly insurer: InsurerPart;
  readonly discount: Halalas;
  /** What the discount is. */
  readonly kind: 'promo' | 'free' | 'package' | null;
};

/** What a person owes at the moment. A page that was opened takes money for this alone: its payment is booked with these parts. */
export type Due = { readonly total: Halalas; readonly reductions: Pick<Reductions, 'insurer' | 'discount'> };

/** Whether each reduction may be had now; one that is there already may. */
export type ReductionVerdicts = Readonly<Record<'insurance' | 'promo' | 'free_promo' | 'package', Allowed<ErrorCode>>>;

/** A price that is to be paid now. The titles stand on the hosted page and on the invoice. */
export type Owed = Price & {
  readonly title: string;
  readonly titleAr: string;
  /** What the page of the payment's result is called by; the purpose when it is left out (S2.07). */
  readonly resultMethod?: string;
  /** After this the payment is not accepted any more; the hosted page closes no later. */
  readonly payableUntil: Date;
  /** Of an order or a cart: its goods with VAT after offers, which the minimum of instalments counts (D15.04). */
  readonly goodsWithVat?: Halalas;
  /** A promo code took something off already: points may not (S5.13). */
  readonly hasPromo?: boolean;
  readonly reductions?: Reductions;
  /** Money for the wallet comes by card alone, and is no sale: no VAT, no invoice. */
  readonly isTopUp?: true;
};

/**
 * Something that is paid for. The module that owns it implements this port; billing knows it only so.
 * Rows are locked in this order everywhere: the payable thing, its payments, the wallet.
 */
export type Payable = {
  /** Locks the row until the transaction ends, for any caller. Billing calls it before it touches a payment. */
  readonly lock: (tx: Tx, entityId: number) => Promise<void>;
  /**
   * Locks the row and says what its own person owes for it now.
   * @throws not_found for somebody else's; too_late_to_pay, already_paid, appointment_not_payable by rule (SPEC §4)
   */
  readonly owed: (tx: Tx, call: UserCall, entityId: number) => Promise<Owed>;
  /**
   * What it costs, whatever state it is in; undefined when it has no price, or is not with `doctorId` when that is given.
   * @throws not_found for somebody else's
   */
  readonly priced: (sql: Sql, call: UserCall, entityId: number, doctorId?: number) => Promise<Price | undefined>;
  /**
   * The money has arrived: marks it paid. 'released' when it cannot take the money any more (released, cancelled,
   * or paid already): billing then puts the money into the wallet.
   */
  readonly settled: (tx: Tx, entityId: number, now: Date) => Promise<'accepted' | 'released'>;
  /** What is owed for it, and what reduces that, whatever state it is in; left out where neither ever changes. */
  readonly due?: (tx: Tx, entityId: number) => Promise<Due | undefined>;
  /** A payment of it was opened on a provider's page, or the last one that was open ended without money. */
  readonly awaitsPayment?: (tx: Tx, entityId: number, isWaiting: boolean) => Promise<void>;
  /** Which reductions its own person may have, by the rules that refuse them; left out where nothing but points reduces it. */
  readonly reductions?: (tx: Tx, call: UserCall, entityId: number) => Promise<ReductionVerdicts>;
  /** The provider ended the open payment without money. Left out: the thing waits for another payment until its time is over. */
  readonly failed?: (tx: Tx, entityId: number, now: Date) => Promise<void>;
  /**
   * The time of its open payment is over, and the provider was asked what became of that: no money. Left out: its module looks itself for what
   * nobody paid for in time.
   */
  readonly ranOut?: (tx: Tx, entityId: number, now: Date) => Promise<void>;
  /** What stands on its invoice, when that is more than one line of its title. The lines add up to the price. */
  readonly lines?: (sql: Sql, entityId: number) => Promise<readonly InvoiceLine[]>;
  /** Where it is brought, for a provider that lends; undefined when it is fetched, or no thing. */
  readonly destination?: (sql: Sql, entityId: number) => Promise<Destination | undefined>;
};

/** What a cart would cost if it were ordered now. The module that owns carts and orders says it. */
export type CartOwed = (sql: Sql, call: UserCall, mode: DeliveryMode) => Promise<Omit<Owed, 'payableUntil'>>;

/** Each purpose of a payment and what implements it. */
export type Payables = {
  readonly appointment: Payable;
  readonly order: Payable;
  readonly package: Payable;
  readonly wallet: Payable;
};
export type Purpose = keyof Payables;
