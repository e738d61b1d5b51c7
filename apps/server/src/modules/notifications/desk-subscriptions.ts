import { rolesThatMay } from '@balsam/domain/identity';
import { on, type Subscription } from '#platform/outbox/outbox.ts';
import { proofMissing } from '#modules/delivery/index.ts';
import { contactOf } from '#modules/people/index.ts';
import { readPharmacists } from '#modules/pharmacy-desk/index.ts';
import { deskTexts } from './desk.texts.ts';
import { notify } from './notify.ts';

/** Notifications of those who fill orders. */
export const deskNotices: readonly Subscription[] = [
  on(proofMissing, async ({ order_id, missing }, context) => {
    const text = deskTexts.proofMissing(order_id, missing);
    const notice = { kind: 'desk_proof_missing', text, link: `/staff/orders?order=${order_id}` } as const;
    for (const personId of await readPharmacists(context.tx, rolesThatMay('fill_orders'))) {
      const pharmacist = await contactOf(context.tx, personId);
      if (pharmacist) await notify(pharmacist, notice, context);
    }
  }),
];
