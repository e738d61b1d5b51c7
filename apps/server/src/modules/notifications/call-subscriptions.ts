import { on, type Subscription } from '#platform/outbox/outbox.ts';
import { appointmentSummary } from '#modules/booking/index.ts';
import { callRinging, ringsUntil } from '#modules/tele-consultation/index.ts';
import { callTexts } from './call.texts.ts';
import { notify } from './notify.ts';

/** Who is not looking at the portal is told by push that the doctor is calling, for as long as it rings. */
export const callNotices: readonly Subscription[] = [
  on(callRinging, async ({ appointment_id: id }, context) => {
    const until = await ringsUntil(context.tx, id, context.now);
    const a = await appointmentSummary(context.tx, id);
    if (!until || !a) return;
    const text = callTexts.ringing(a.doctor);
    await notify(
      a.patient,
      { kind: 'call_ringing', text, link: `/tele-consultation/${id}`, appointmentId: id, until },
      context,
    );
  }),
];
