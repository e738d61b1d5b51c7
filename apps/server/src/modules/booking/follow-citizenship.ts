import { isSettled } from '@balsam/domain/booking';
import { standardVatPercent, vatPercent } from '@balsam/domain/billing';
import { halalas } from '@balsam/domain/money';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import { systemCall } from '#platform/http/system-call.ts';
import { on, publishAll, type Subscription } from '#platform/outbox/outbox.ts';
import { readNumberSetting } from '#platform/settings/settings.store.ts';
import { citizenshipCorrected, patientById } from '#modules/people/index.ts';
import { voidPaymentOf } from './appointment-payable.ts';
import { lockAppointment, type AppointmentRow } from './appointments.store.ts';
import { vatPercentOf } from './appointments.view.ts';
import { appointmentRepriced } from './events.ts';
import { reprice } from './reprice.ts';
import { systemAuditEntries } from './system-audit.ts';
import { unpaidVisitsOf } from './unpaid.store.ts';

const takenOff = (row: AppointmentRow) => ({
  insurerShare: halalas(row.insurer_share),
  discount: halalas(row.discount),
  kind: row.discount_kind,
});

/**
 * Gives a visit another rate of VAT while it is unpaid. A page that was opened at the price before takes no money for it, and what it held of
 * wallet and points is free. Answers whether it did.
 */
async function follow(tx: Tx, id: number, percent: number, now: Date): Promise<boolean> {
  const row = await lockAppointment(tx, id);
  if (row?.state !== 'booked' || isSettled(row.payment_status) || vatPercentOf(row) === percent) return false;
  await reprice(tx, row, takenOff(row), percent);
  await voidPaymentOf(tx, id, now);
  return true;
}

/** What was booked before a desk corrected whether its patient is a citizen has the VAT of that as long as it is unpaid (D4.04). */
export const followCitizenship: Subscription = on(
  citizenshipCorrected,
  async ({ person_id: patientId }, { tx, now }) => {
    const patient = await patientById(tx, patientId);
    if (!patient) return;
    const standard = await readNumberSetting(tx, 'VAT_PERCENT', standardVatPercent);
    const percent = vatPercent({ kind: 'health_service', payerIsCitizen: patient.isCitizen }, standard);
    const followed: { readonly id: number; readonly patientId: number }[] = [];
    for (const id of await unpaidVisitsOf(tx, patientId))
      if (await follow(tx, id, percent, now)) followed.push({ id, patientId });
    // Whoever is about to pay, or to take the money, reads what it costs now.
    const repriced = followed.map(({ id }) => ({ appointment_id: id }));
    await publishAll(tx, appointmentRepriced, repriced, now);
    await audit(tx, systemCall(now, 'booking.follow-citizenship'), ...systemAuditEntries(followed));
  },
);
