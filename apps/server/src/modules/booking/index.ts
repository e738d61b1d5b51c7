import type { AppModule } from '#platform/module.ts';
import { closeHomeVisits } from './close-home-visits.ts';
import { bookingRoutes } from './booking.routes.ts';
import type { IssueTicket } from './check-in.ts';
import { bookingExportParts } from './export-parts.ts';
import { bookingSubscriptions } from './subscriptions.ts';
import { finishVisits, type EvidenceSources } from './finish-visits.ts';
import { releaseHolds } from './release-holds.ts';
import { sendReminders } from './send-reminders.ts';
import type { FollowVisit } from './visit-succession.ts';

/** The entrance to the module of booking: appointments, from taking a slot until the visit is over. */
export { appointmentPayable } from './appointment-payable.ts';
export { appointmentSummary, type AppointmentSummary } from './appointment-summary.ts';
export { appointmentForCall, callPartiesOf, type CallParties } from './appointment-for-call.ts';
export { checkIn, checkInAtKiosk, type ArrivedVisit, type IssueTicket } from './check-in.ts';
export {
  bookWalkIn,
  collectWalkIn,
  endForClosing,
  endUnpaidWalkIn,
  endWalkIn,
  finishWalkIn,
  giveWalkInTo,
  visitsToArriveFor,
} from './walk-in.ts';
export { isPaidVisit, paidVisit } from './paid-visit.store.ts';
export { paidVisitView } from './appointments.view.ts';
export { toPayInput } from './rule-input.ts';
export { arrivalsAround } from './riyadh-window.ts';
export { outcomeReasons } from './visit-history.store.ts';
export { visitAtDesk, visitsAtDesk } from './list-for-front-desk.ts';
export { bookAppointment } from './book-appointment.ts';
export { requireSwappable, swapAppointment } from './swap-appointment.ts';
export { offerFor } from './take-slot.ts';
export { agreeToPolicy } from './visit-consent.ts';
export type { FollowVisit } from './visit-succession.ts';
export { notTheirs, sayWhether } from './may.view.ts';
export { careRelationship, ownDoctorId, reasonOf, seesPhotoOf } from './appointments.policy.ts';
export {
  completeBySummary,
  lockVisitOutcome,
  readVisit,
  readVisitInCare,
  visitsById,
  visitToChange,
  type Visit,
  type VisitFacts,
} from './visit-access.ts';
export { showAppointment } from './read-appointment.ts';
export {
  coverableVisit,
  coverVisit,
  holdForApproval,
  holdMovedForApproval,
  lockVisit,
  lockVisitFacts,
  readableVisit,
  uncoverVisit,
  type CoverableVisit,
} from './cover-visit.ts';
export { decideRearrangement } from './rearrange/decide.ts';
export { visitsToRearrange } from './rearrange/list-displaced.ts';
export { countDisplaced } from './rearrange/rearrange.store.ts';
export { countToday } from './list-appointments.ts';
export { doctorOfNearestVisit } from './appointments.store.ts';
export { searchableVisits } from './searchable-visits.store.ts';
export { hasCompletedVisit } from './completed-visit.store.ts';
export {
  appointmentBooked,
  appointmentCancelled,
  appointmentEnded,
  appointmentInReview,
  appointmentMoved,
  appointmentPaid,
  appointmentReleased,
  appointmentReplaced,
  appointmentReminder,
  appointmentRepriced,
  appointmentRescheduled,
} from './events.ts';

type HigherModules = EvidenceSources & { readonly issueTicket: IssueTicket; readonly followVisit: FollowVisit };

/** What the modules above this one know of who was there and keep of visits, and the queue, which gives tickets to who arrives. */
export const bookingModule = (others: HigherModules): AppModule => ({
  name: 'booking',
  routes: bookingRoutes(others),
  subscriptions: bookingSubscriptions,
  jobs: [releaseHolds, sendReminders, finishVisits(others)],
  exportParts: bookingExportParts,
  beforeClosing: [closeHomeVisits],
});
