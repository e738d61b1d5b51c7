import type { DueWork } from '../../platform/jobs/due.ts';
import { finishVisits } from './finish-visits.ts';
import { releaseHolds } from './release-holds.ts';
import { sendReminders } from './send-reminders.ts';

/** The only door of the room of booking: appointments, from taking a slot until the visit is over. */
export { appointmentPayable } from './appointment-payable.ts';
export { appointmentSummary } from './appointment-summary.ts';
export { careRelationship } from './appointments.policy.ts';
export { bookingExportParts } from './export-parts.ts';
export { bookingRoutes } from './booking.routes.ts';
export {
  appointmentBooked,
  appointmentCancelled,
  appointmentPaid,
  appointmentReleased,
  appointmentReminder,
  appointmentRescheduled,
} from './events.ts';
export { bookingSubscriptions } from './subscriptions.ts';

export const bookingDue: readonly DueWork[] = [releaseHolds, sendReminders, finishVisits];
