import { rolesThatMay } from '@balsam/domain/identity';
import { instantAt } from '@balsam/domain/time';
import { on, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import { proofMissing } from '#modules/delivery/index.ts';
import { leaveAnswerers, leaveRequest, leaveRequested } from '#modules/doctors/index.ts';
import { doctorBrief } from '#modules/hospital/index.ts';
import { contactOf } from '#modules/people/index.ts';
import { readPharmacists } from '#modules/pharmacy-desk/index.ts';
import { deskTexts } from './desk.texts.ts';
import { notify, type Notice } from './notify.ts';
import { leaveRequestTexts } from './visit-notice.texts.ts';

/** The same to each of these people. */
async function notifyEach(personIds: readonly number[], notice: Notice, context: EventContext): Promise<void> {
  for (const personId of personIds) {
    const contact = await contactOf(context.tx, personId);
    if (contact) await notify(contact, notice, context);
  }
}

/** The front desk hears that a doctor asks for leave, as long as nobody has answered. */
async function notifyOfLeaveRequest(leaveId: number, context: EventContext): Promise<void> {
  const leave = await leaveRequest(context.tx, leaveId);
  const doctor = leave && (await doctorBrief(context.tx, leave.doctorId));
  if (!doctor) return;
  const days = { from: instantAt(leave.from, 0), to: instantAt(leave.to, 0) };
  const text = leaveRequestTexts.asked({ ...doctor, ...days });
  const notice = { kind: 'desk_leave_requested', text, link: `/staff/doctors/${leave.doctorId}?tab=leave` } as const;
  await notifyEach(await leaveAnswerers(context.tx), notice, context);
}

/** Notifications of those who fill orders, and of the front desk. */
export const deskNotices: readonly Subscription[] = [
  on(proofMissing, async ({ order_id, missing }, context) => {
    const text = deskTexts.proofMissing(order_id, missing);
    const notice = { kind: 'desk_proof_missing', text, link: `/staff/orders?order=${order_id}` } as const;
    await notifyEach(await readPharmacists(context.tx, rolesThatMay('fill_orders')), notice, context);
  }),
  on(leaveRequested, ({ leave_id: id }, context) => notifyOfLeaveRequest(id, context)),
];
