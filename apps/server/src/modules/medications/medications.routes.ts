import { medications } from '@balsam/contract/medications';
import { callExternal, read, write, type Route } from '#platform/http/serve.ts';
import type { BeginPayment } from '#modules/billing/index.ts';
import { placedView, type DeliveriesOf } from '#modules/orders/index.ts';
import { addMedication, changeMedication } from './change-medications.ts';
import { moveRefill, readDeskRefill, readRefillQueue } from './desk-refills.ts';
import { answerDose, listDoses } from './doses.ts';
import { listMedications, listVisitsWithMedications, showMedication } from './read-medications.ts';
import { orderRefill, showDueRefill } from './order-refill.ts';
import { askRefill, cancelRefill, productsOfMedicine, showRefills } from './refills.ts';
import { changeReminderSlots, showReminderSlots } from './reminder-slots.ts';
import { endSubscription, subscribe } from './subscriptions.ts';

const ofMedicines: readonly Route[] = [
  read(medications.list, ({ db, call, query }) => listMedications(db, call, query)),
  read(medications.visits, ({ db, call, query }) => listVisitsWithMedications(db, call, query)),
  write(medications.add, async ({ tx, call, body }) =>
    showMedication(tx, call, await addMedication(tx, call, body), body.mrn_number),
  ),
  write(medications.change, async ({ tx, call, params, body }) => {
    const before = await showMedication(tx, call, params.id, body.mrn_number);
    await changeMedication(tx, call, params.id, body);
    return body.confirmed === false
      ? { ...before, is_active: false, status: 'entered-in-error' }
      : showMedication(tx, call, params.id, body.mrn_number);
  }),
  read(medications.products, async ({ db, call, params }) => ({
    items: (await productsOfMedicine(db, call, params.id)).map(({ card }) => card),
  })),
  read(medications.refills, ({ db, call, query }) => showRefills(db, call, query)),
  write(medications.askRefill, ({ tx, call, body }) => askRefill(tx, call, body)),
  write(medications.cancelRefill, ({ tx, call, params }) => cancelRefill(tx, call, params.id)),
  read(medications.reminderSlots, ({ db, call }) => showReminderSlots(db, call.actor.personId)),
  write(medications.changeReminderSlots, async ({ tx, call, body }) => {
    await changeReminderSlots(tx, call, body);
    return showReminderSlots(tx, call.actor.personId);
  }),
  read(medications.doses, ({ db, call }) => listDoses(db, call)),
  write(medications.answerDose, ({ tx, call, params, body }) => answerDose(tx, call, params.id, body.answer)),
  write(medications.subscribe, ({ tx, call, body }) => subscribe(tx, call, body)),
  write(medications.endSubscription, ({ tx, call, params }) => endSubscription(tx, call, params.id)),
  read(medications.deskRefills, ({ db, call, query }) => readRefillQueue(db, call, query)),
  read(medications.deskRefill, ({ db, call, params }) => readDeskRefill(db, call, params.id)),
  write(medications.moveRefill, ({ tx, call, params, body }) => moveRefill(tx, call, params.id, body)),
];

/** Medicines and more of them. A refill that is ordered is paid by `begin`, and shown with its delivery. */
export const medicationsRoutes = (begin: BeginPayment, deliveriesOf: DeliveriesOf): readonly Route[] => [
  ...ofMedicines,
  read(medications.dueRefill, ({ db, call, params, query }) => showDueRefill(db, call, params.id, query)),
  callExternal(medications.orderRefill, async ({ platform, call, params, body, attempt }) =>
    placedView(
      platform.db,
      call,
      await orderRefill(platform, begin, call, { id: params.id, body }, attempt),
      deliveriesOf,
    ),
  ),
];
