import type { AppModule } from '#platform/module.ts';
import { bookingRoutes } from './booking.routes.ts';
import { bookingExportParts } from './export-parts.ts';
import { bookingSubscriptions } from './subscriptions.ts';
import { finishVisits } from './finish-visits.ts';
import { releaseHolds } from './release-holds.ts';
import { sendReminders } from './send-reminders.ts';

/** The entrance to the module of booking: appointments, from taking a slot until the visit is over. */
export { appointmentPayable } from './appointment-payable.ts';
export { appointmentSummary } from './appointment-summary.ts';
export { careRelationship } from './appointments.policy.ts';
export {
  appointmentBooked,
  appointmentCancelled,
  appointmentPaid,
  appointmentReleased,
  appointmentReminder,
  appointmentRescheduled,
} from './events.ts';

export const bookingModule: AppModule = {
  name: 'booking',
  routes: bookingRoutes,
  subscriptions: bookingSubscriptions,
  jobs: [releaseHolds, sendReminders, finishVisits],
  exportParts: bookingExportParts,
};
