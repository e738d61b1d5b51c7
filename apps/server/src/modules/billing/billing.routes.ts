import { contract } from '@balsam/contract';
import { halalas, toSar } from '@balsam/domain/money';
import { audit } from '#platform/audit/audit.ts';
import { fail } from '#platform/http/failure.ts';
import { pageOf } from '#platform/http/page.ts';
import { callExternal, read, write, type Route } from '#platform/http/serve.ts';
import { ownPatientId, ownReason } from '#modules/people/index.ts';
import { readWallet } from './balances.store.ts';
import { beginPayment, entityOf, toPaymentRequest } from './begin-payment.ts';
import { showCheckout, type CheckoutSources } from './checkout.ts';
import { confirmPayment } from './confirm-payment.ts';
import { findInvoice, findInvoiceOf, listInvoices } from './invoices.store.ts';
import { listMovements } from './ledger.store.ts';
import { instalmentOptions } from './instalments.ts';
import { pointsHeld } from './loyalty.ts';
import type { Payables } from './payable.ts';
import { intentView, movementView, operationView, paperView, paymentView, priceView } from './payments.view.ts';
import { listPayments } from './payments.store.ts';
import { isOwnPurchase, isPaidForOwn, papersOfOrdersBy } from './own-purchase.ts';
import { readReceipt } from './read-receipt.ts';
import { requestTopUp, topUpLimits } from './top-up-payable.ts';
import { monthOf, walletStatement as readStatement } from './wallet-statement.ts';

const {
  stepOne,
  topUp,
  intent,
  confirm,
  wallet,
  walletStatement,
  receipts,
  serviceRate,
  amount,
  history,
  receipt,
  appointmentReceipt,
} = contract.billing;
const { tamaraCheckout, tamaraOptions, redeemPoints, loyaltyPoints } = contract.billing;

/** Movements on a page of a wallet. */
const movementsShown = 50;

const checkoutRoute = (sources: CheckoutSources): Route =>
  read(stepOne, async ({ db, call, body: { purpose, mode, ...body }, platform }) => {
    const choice = {
      method: body.method,
      useWallet: body.use_wallet || body.method !== 'card',
      loyaltyPoints: body.loyalty_points,
    };
    const subject = purpose === 'cart' ? { purpose, mode } : { purpose, entityId: entityOf(body) };
    const { personId, view } = await showCheckout(platform, sources, call, { subject, choice });
    const record = view.entity_id === null ? {} : { recordId: view.entity_id };
    await audit(db, call, { personId, what: 'payment', ...record, action: 'read', why: ownReason(call) });
    return view;
  });

const paying = (payables: Payables): readonly Route[] => [
  write(topUp, async ({ tx, call, body }) => ({
    id: await requestTopUp(tx, call, body.amount),
    amount: body.amount,
    currency: 'SAR' as const,
  })),

  callExternal(intent, async ({ body, call, platform, attempt }) =>
    intentView(
      platform.config.publicUrl,
      await beginPayment(platform, payables, call, toPaymentRequest(body), attempt),
    ),
  ),

  callExternal(tamaraCheckout, async ({ body, call, platform, attempt }) => {
    const request = toPaymentRequest({ ...body, method: 'tamara', use_wallet: false });
    return intentView(platform.config.publicUrl, await beginPayment(platform, payables, call, request, attempt));
  }),

  callExternal(redeemPoints, async ({ body, call, platform, attempt }) => {
    const request = toPaymentRequest({ ...body, loyalty_points: body.points });
    return intentView(platform.config.publicUrl, await beginPayment(platform, payables, call, request, attempt));
  }),

  callExternal(confirm, async ({ body, call, platform }) => {
    const payment = await confirmPayment(platform, payables, call, body);
    const operation = operationView(payment);
    const hasReceipt = operation.has_receipt && !(await isPaidForOwn(platform.db, call, payment.id));
    return { items: [{ ...operation, has_receipt: hasReceipt }] };
  }),
];

const pricing = ({ appointment }: Payables): readonly Route[] => [
  read(serviceRate, async ({ db, call, body }) => {
    ownPatientId(call, body.mrn_number);
    const price = await appointment.priced(db, call, body.appointment_id, body.doctor_id);
    if (!price) throw fail('no_service_found');
    const entry = { personId: price.personId, what: 'appointment price', recordId: body.appointment_id } as const;
    await audit(db, call, { ...entry, action: 'read', why: ownReason(call) });
    return priceView(price);
  }),

  read(amount, async ({ db, call, body }) => {
    ownPatientId(call, body.Mrno);
    const price = await appointment.priced(db, call, body.ApptAllocationID);
    if (!price) throw fail('no_service_found');
    const entry = { personId: price.personId, what: 'appointment price', recordId: body.ApptAllocationID } as const;
    await audit(db, call, { ...entry, action: 'read', why: ownReason(call) });
    return { ...priceView(price), amount: toSar(price.total), insurance_amount: toSar(price.insurerNet ?? halalas(0)) };
  }),
];

const reading: readonly Route[] = [
  callExternal(tamaraOptions, ({ query, call, platform }) => instalmentOptions(platform, call, query.amount)),

  read(loyaltyPoints, async ({ db, call, query }) => {
    const personId = ownPatientId(call, query.mrn_number);
    await audit(db, call, { personId, action: 'read', what: 'loyalty points', why: ownReason(call) });
    return { ...(await pointsHeld(db, personId)), currency: 'SAR' as const };
  }),

  read(wallet, async ({ db, call, query }) => {
    const personId = ownPatientId(call, query.mrn_number);
    const { page, ...slice } = pageOf(query, movementsShown, movementsShown);
    const [{ balance, reserved }, { rows, total }, limits] = await Promise.all([
      readWallet(db, personId),
      listMovements(db, { personId, ...slice }),
      topUpLimits(db),
      audit(db, call, { personId, action: 'read', what: 'wallet', why: ownReason(call) }),
    ]);
    return {
      balance: toSar(balance),
      reserved: toSar(reserved),
      currency: 'SAR' as const,
      ...limits,
      total,
      page,
      limit: slice.limit,
      items: rows.map((movement) => ({
        ...movementView(movement),
        has_receipt: movement.has_receipt && !isOwnPurchase(call, movement),
      })),
    };
  }),

  read(walletStatement, ({ db, call, query }) =>
    readStatement(db, call, { month: query.month, mrn: query.mrn_number, language: query.lang }),
  ),

  read(receipts, async ({ db, call, query }) => {
    const personId = ownPatientId(call, query.mrn_number);
    const page = pageOf(query);
    const year = { from: monthOf(`${query.year}-01`).from, until: monthOf(`${query.year}-12`).until };
    const { rows, total } = await listInvoices(db, personId, { ...year, ofOrdersBy: papersOfOrdersBy(call) }, page);
    await audit(db, call, { personId, action: 'read', what: 'payments', why: ownReason(call) });
    return { items: rows.map(paperView), total, page: page.page, limit: page.limit };
  }),

  read(history, async ({ db, call, query }) => {
    const personId = ownPatientId(call, query.mrn_number);
    const page = pageOf(query);
    const { rows, total } = await listPayments(db, personId, page);
    await audit(db, call, { personId, action: 'read', what: 'payments', why: ownReason(call) });
    return { items: rows.map(paymentView), total, page: page.page, limit: page.limit };
  }),

  read(receipt, async ({ db, call, params, query }) =>
    readReceipt(db, call, await findInvoice(db, params.id, query.kind, query.note), query.lang),
  ),

  read(appointmentReceipt, async ({ db, call, params, query }) =>
    readReceipt(db, call, await findInvoiceOf(db, 'appointment', params.id, query.kind), query.lang),
  ),
];

/** The calls of payment, over the things that are paid for. */
export const billingRoutes = ({ payables, cartOwed }: CheckoutSources): readonly Route[] => [
  checkoutRoute({ payables, cartOwed }),
  ...paying(payables),
  ...pricing(payables),
  ...reading,
];
