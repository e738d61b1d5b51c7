import { instantAt } from '@balsam/domain/time';
import { on, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import {
  doseDue,
  doseOwner,
  refillMoved,
  refillOwner,
  subscriptionDue,
  subscriptionOwner,
} from '#modules/medications/index.ts';
import { contactOf } from '#modules/people/index.ts';
import { medicineTexts } from './medicine.texts.ts';
import { notify, type Notice } from './notify.ts';

type Owner = { readonly personId: number; readonly isSensitive: boolean };

async function tell(
  owner: Owner | undefined,
  notice: Omit<Notice, 'isSensitive'>,
  context: EventContext,
): Promise<void> {
  const to = owner && (await contactOf(context.tx, owner.personId));
  if (to) await notify(to, { ...notice, isSensitive: owner.isSensitive }, context);
}

async function notifyOfDose({ dose_id: id }: { readonly dose_id: number }, context: EventContext): Promise<void> {
  const dose = await doseOwner(context.tx, id, context.now);
  if (!dose) return;
  const link = `/my-medication?dose=${id}`;
  const { until } = dose;
  await tell(dose, { kind: 'medicine_due', text: medicineTexts.due(), link, doseId: id, until }, context);
}

const refillNotices = {
  ready: { kind: 'refill_ready', text: medicineTexts.ready },
  rejected: { kind: 'refill_rejected', text: medicineTexts.rejected },
} as const;

async function notifyOfRefill(id: number, to: string, context: EventContext): Promise<void> {
  const notice = to === 'ready' || to === 'rejected' ? refillNotices[to] : undefined;
  if (!notice) return;
  const { kind, text } = notice;
  const owner = await refillOwner(context.tx, id, context.now);
  await tell(owner, { kind, text: text(), link: '/my-medication' }, context);
}

async function notifyOfSubscription(id: number, ended: boolean, context: EventContext): Promise<void> {
  const owner = await subscriptionOwner(context.tx, id, context.now);
  if (!owner) return;
  const text = ended ? medicineTexts.subscriptionEnded() : medicineTexts.subscriptionDue(instantAt(owner.dueOn, 0));
  const link = ended ? '/my-medication' : `/pharmacy/refills/${id}`;
  await tell(owner, { kind: 'refill_due', text, link }, context);
}

/** Notifications about medicines. */
export const medicineSubscriptions: readonly Subscription[] = [
  on(doseDue, notifyOfDose),
  on(refillMoved, ({ refill_id, to }, context) => notifyOfRefill(refill_id, to, context)),
  on(subscriptionDue, ({ subscription_id, ended }, context) => notifyOfSubscription(subscription_id, ended, context)),
];
