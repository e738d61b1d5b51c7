import { checkout, instalmentsOf, pointsWorth, type Checkout, type CheckoutChoice } from '@balsam/domain/billing';
import { toSar, type Halalas } from '@balsam/domain/money';
import { riyadhDay } from '@balsam/domain/time';
import type { Allowed } from '@balsam/domain/booking';
import type { DeliveryMode } from '@balsam/domain/orders';
import type { CallReply, contract, ErrorCode } from '@balsam/contract';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fieldError } from '#platform/http/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { readBalance, type lockBalance } from './balances.store.ts';
import { instalmentPayer, limitsOf } from './instalments.ts';
import { pointsHeld, pointsPerSar } from './loyalty.ts';
import type { CartOwed, Owed, Payables, Purpose, ReductionVerdicts } from './payable.ts';

/** How somebody wants to pay. */
export type CheckoutRequest = {
  readonly method: CheckoutChoice['method'];
  readonly useWallet: boolean;
  /** How many points are to pay a part of it; never beside a promo code. */
  readonly loyaltyPoints: number;
};

/** How balances are read: locked when a payment begins, as they stand when a page is shown. */
type Balances<S extends Sql> = {
  readonly balance: (sql: S, account: Parameters<typeof lockBalance>[1], personId: number) => Promise<Halalas>;
  readonly isLending: boolean;
};

/** What is owed, whether or not it is held for the payer until a time. */
type AnyOwed = Omit<Owed, 'payableUntil'>;

/** What is open to the payer of something that is owed, and how their choice shares it (D12.06). */
export async function checkoutFor<S extends Sql>(
  sql: S,
  call: UserCall,
  { method, useWallet, loyaltyPoints }: CheckoutRequest,
  owed: AnyOwed,
  { balance, isLending }: Balances<S>,
): Promise<Checkout> {
  const wallet = await balance(sql, 'wallet', owed.personId);
  const points = await balance(sql, 'loyalty', owed.personId);
  const lending = isLending
    ? {
        birthDay: (await instalmentPayer(sql, call))?.birthDate ?? null,
        today: riyadhDay(call.now),
        limits: await limitsOf(sql),
      }
    : undefined;
  return checkout(
    {
      total: owed.total,
      goodsWithVat: owed.goodsWithVat,
      hasPromo: owed.hasPromo ?? false,
      cardOnly: owed.isTopUp ?? false,
      wallet,
      points,
      lending,
    },
    { method, useWallet, points: pointsWorth(loyaltyPoints, await pointsPerSar(sql)) },
  );
}

const fields: Readonly<Partial<Record<ErrorCode, string>>> = {
  one_discount_only: 'loyalty_points',
  points_not_for_free: 'loyalty_points',
  loyalty_not_enough: 'loyalty_points',
  tamara_out_of_range: 'payment_method',
  tamara_under_age: 'payment_method',
};

/** The field of an intent that a refusal is about. */
export const fieldOf = (code: ErrorCode): string => fields[code] ?? 'method';

type StepOne = CallReply<typeof contract.billing.stepOne>;

function say(verdict: Allowed<ErrorCode>): StepOne['methods'][number]['reason'] {
  if (verdict.ok) return null;
  const { code, message, message_ar } = fieldError('', verdict.code, verdict.values);
  return { code, message, message_ar };
}

/** Of what is no visit nothing but points takes anything off here: a cart has its coupon, money for a wallet comes by card alone. */
function noneOf({ isTopUp }: AnyOwed): ReductionVerdicts {
  const none = { ok: false, code: isTopUp ? 'card_only' : 'reduction_for_visits', values: {} } as const;
  return { insurance: none, promo: none, free_promo: none, package: none };
}

/** A reduction that is there is said with its amount, one that is not possible with the reason by which it is refused. */
function reductionsOf(owed: AnyOwed, open: Checkout, may: ReductionVerdicts): StepOne['reductions'] {
  const { insurer, discount, kind } = owed.reductions ?? {};
  const taken = (of: 'promo' | 'free' | 'package') => (kind === of ? toSar(discount!) : 0);
  return [
    { kind: 'insurance', amount: toSar(insurer?.net ?? (0 as Halalas)), reason: say(may.insurance) },
    { kind: 'promo', amount: taken('promo'), reason: say(may.promo) },
    { kind: 'free_promo', amount: taken('free'), reason: say(may.free_promo) },
    { kind: 'package', amount: taken('package'), reason: say(may.package) },
    { kind: 'loyalty_points', amount: toSar(open.parts.loyaltyPart), reason: say(open.points) },
  ];
}

const methodsOf = (open: Checkout, isLending: boolean): StepOne['methods'] => [
  { method: 'card', available: open.card.ok, reason: say(open.card) },
  { method: 'wallet', available: open.wallet.ok, reason: say(open.wallet) },
  ...(isLending ? [{ method: 'tamara' as const, available: open.tamara.ok, reason: say(open.tamara) }] : []),
];

const amountsOf = (owed: AnyOwed, { parts }: Checkout) => ({
  list_price: toSar(owed.reductions?.listPrice ?? owed.net),
  price: toSar(owed.net),
  vat: toSar(owed.vat),
  vat_percent: owed.vatPercent,
  total: toSar(owed.total),
  currency: 'SAR' as const,
  method: parts.method,
  wallet_amount: toSar(parts.walletPart),
  card_amount: toSar(parts.cardPart),
  loyalty_amount: toSar(parts.loyaltyPart),
});

/** What a payment page is about: something that is to be paid, or the cart that would become an order. */
export type CheckoutSubject =
  | { readonly purpose: Purpose; readonly entityId: number }
  | { readonly purpose: 'cart'; readonly mode: DeliveryMode };

/** Where what is owed comes from. */
export type CheckoutSources = { readonly payables: Payables; readonly cartOwed: CartOwed };

async function readOwed({ payables, cartOwed }: CheckoutSources, tx: Tx, call: UserCall, subject: CheckoutSubject) {
  if (subject.purpose === 'cart') {
    const none = { entity_id: null, appointment_id: null, payable_until: null };
    const owed = await cartOwed(tx, call, subject.mode);
    return { owed, named: none, may: noneOf(owed) };
  }
  const { purpose, entityId } = subject;
  const owed = await payables[purpose].owed(tx, call, entityId);
  const named = {
    entity_id: entityId,
    appointment_id: purpose === 'appointment' ? entityId : null,
    payable_until: owed.payableUntil.toISOString(),
  };
  const may = (await payables[purpose].reductions?.(tx, call, entityId)) ?? noneOf(owed);
  return { owed, named, may };
}

/** What the payment page of a thing shows for a choice; refused as beginning its payment would be. */
export async function showCheckout(
  { db, gateways }: Platform,
  sources: CheckoutSources,
  call: UserCall,
  { subject, choice }: { readonly subject: CheckoutSubject; readonly choice: CheckoutRequest },
): Promise<{ personId: number; view: StepOne }> {
  return db.transaction().execute(async (tx) => {
    const { owed, named, may } = await readOwed(sources, tx, call, subject);
    const isLending = gateways.instalments !== undefined;
    const open = await checkoutFor(tx, call, choice, owed, { balance: readBalance, isLending });
    const view: StepOne = {
      purpose: subject.purpose,
      ...named,
      title: owed.title,
      title_ar: owed.titleAr,
      ...amountsOf(owed, open),
      reductions: reductionsOf(owed, open, may),
      methods: methodsOf(open, isLending),
      refusal: say(open.choice),
      wallet: { balance: toSar(await readBalance(tx, 'wallet', owed.personId)) },
      loyalty: await pointsHeld(tx, owed.personId),
      instalments: open.tamara.ok
        ? instalmentsOf(open.instalmentAmount, riyadhDay(call.now)).map(({ amount, due }) => ({
            amount: toSar(amount),
            due_on: due,
          }))
        : [],
    };
    return { personId: owed.personId, view };
  });
}
