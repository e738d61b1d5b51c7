import { booking } from '@balsam/contract/booking';
import { packages } from '@balsam/contract/packages';
import { promotions } from '@balsam/contract/promotions';
import { toSar } from '@balsam/domain/money';
import { withMessage } from '#platform/http/with-message.ts';
import { read, write, type Route } from '#platform/http/serve.ts';
import { packagesTexts } from '#modules/packages/index.ts';
import { promotionsTexts } from '#modules/promotions/index.ts';
import { applyPromotion, clearPromotion } from './apply-promotion.ts';
import { bookAppointment } from './book-appointment.ts';
import { bookingTexts } from './booking.texts.ts';
import { cancelAppointment } from './cancel-appointment.ts';
import { checkIn, checkInAtDesk } from './check-in.ts';
import { claimFreeVisit } from './claim-free-visit.ts';
import { confirmAttendance } from './confirm-attendance.ts';
import { doctorDays, doctorToday, pastAppointments, patientToday, upcomingAppointments } from './list-appointments.ts';
import { appointmentCalendar, appointmentDetail, showAppointment } from './read-appointment.ts';
import { quoteVisit } from './quote-visit.ts';
import { rebookAppointment } from './rebook-appointment.ts';
import { visitsOfFrontDesk } from './list-for-front-desk.ts';
import { rescheduleAppointment } from './reschedule-appointment.ts';
import { objectToVisit, settleVisit, type SettlingModules } from './settle-visit.ts';
import { packagesFor, useService } from './use-package.ts';
import { visitHistory } from './visit-history.ts';
import type { FollowVisit } from './visit-succession.ts';

const fixedRoutes: readonly Route[] = [
  read(booking.upcoming, ({ db, call, query }) => upcomingAppointments(db, call, query)),
  read(booking.patientToday, ({ db, call, query }) => patientToday(db, call, query)),
  read(booking.doctorToday, ({ db, call, query }) => doctorToday(db, call, query)),
  read(booking.doctorDays, ({ db, call, query }) => doctorDays(db, call, query)),
  read(booking.history, ({ db, call, query }) => pastAppointments(db, call, query)),
  read(booking.quote, ({ db, call, query }) =>
    quoteVisit(db, call, { slotId: query.slot_id, insteadOf: query.instead_of }),
  ),
  read(booking.detail, ({ db, call, params }) => appointmentDetail(db, call, params.id)),
  read(booking.ics, ({ db, call, params, query }) => appointmentCalendar(db, call, params.id, query.lang ?? 'ar')),

  write(booking.cancel, async ({ tx, call, body }) => {
    const { id, refund } = await cancelAppointment(tx, call, body.appointment_id);
    const appointment = await showAppointment(tx, call, id);
    return withMessage({ appointment, refunded: toSar(refund) }, bookingTexts.cancelled);
  }),

  write(booking.confirm, async ({ tx, call, body }) => {
    await confirmAttendance(tx, call, body.appointment_id);
    return withMessage(await showAppointment(tx, call, body.appointment_id), bookingTexts.attendanceConfirmed);
  }),

  write(booking.object, async ({ tx, call, params, body }) => {
    await objectToVisit(tx, call, params.id, body.text);
    return withMessage(await showAppointment(tx, call, params.id), bookingTexts.objected);
  }),

  read(booking.ended, ({ db, call, query }) => visitsOfFrontDesk(db, call, query)),
  read(booking.visitHistory, ({ db, call, params }) => visitHistory(db, call, params.id)),

  write(promotions.apply, async ({ tx, call, body }) => {
    await applyPromotion(tx, call, body.code, body.appointment_id);
    return withMessage(await showAppointment(tx, call, body.appointment_id), promotionsTexts.applied);
  }),

  write(promotions.clear, async ({ tx, call, body }) => {
    await clearPromotion(tx, call, body.appointment_id);
    return withMessage(await showAppointment(tx, call, body.appointment_id), promotionsTexts.cleared);
  }),

  write(promotions.claimFreeVisit, async ({ tx, call, body }) => {
    await claimFreeVisit(tx, call, body.appointment_id);
    return withMessage(await showAppointment(tx, call, body.appointment_id), promotionsTexts.freeClaimed);
  }),

  read(packages.booked, async ({ db, call, query }) => ({
    items: await packagesFor(db, call, { mrn: query.mrn_number, appointmentId: query.appointment_id }),
  })),

  write(packages.use, async ({ tx, call, params, body }) => {
    await useService(tx, call, { bookedId: params.id, appointmentId: body.appointment_id });
    return withMessage(await showAppointment(tx, call, body.appointment_id), packagesTexts.used);
  }),
];

/** What takes a time, or another one: `follow` gives what was told before a visit to the one in its place. */
const takingRoutes = (follow: FollowVisit): readonly Route[] => [
  write(booking.create, async ({ tx, call, body }) => {
    const request = {
      slotId: body.slot_id,
      type: body.type,
      specialityId: body.speciality_id,
      policyAccepted: body.policy_accepted,
      addressId: body.address_id,
      mrn: body.mrn_number ?? undefined,
    };
    const oldId = body.is_rescheduled ? body.reschedule_app_id : undefined;
    if (oldId) {
      const id = await rescheduleAppointment(tx, call, { ...request, oldId }, follow);
      return withMessage(await showAppointment(tx, call, id), bookingTexts.rescheduled);
    }
    const id = await bookAppointment(tx, call, request);
    return withMessage(await showAppointment(tx, call, id), bookingTexts.booked);
  }),

  write(booking.reschedule, async ({ tx, call, body }) => {
    const id = await rescheduleAppointment(
      tx,
      call,
      {
        oldId: body.old_app_id,
        slotId: body.slot_id,
        type: body.type,
        policyAccepted: body.policy_accepted,
        addressId: body.address_id,
        mrn: body.mrn_number ?? undefined,
      },
      follow,
    );
    return withMessage(await showAppointment(tx, call, id), bookingTexts.rescheduled);
  }),

  write(booking.rebook, async ({ tx, call, body }) => {
    const { id, oldId, refund } = await rebookAppointment(
      tx,
      call,
      {
        oldId: body.appointment_id,
        slotId: body.slot_id,
        type: body.type,
        amount: body.amount,
        policyAccepted: body.policy_accepted,
        addressId: body.address_id,
      },
      follow,
    );
    const [appointment, cancelled] = [await showAppointment(tx, call, id), await showAppointment(tx, call, oldId)];
    return withMessage({ appointment, cancelled, refunded: toSar(refund) }, bookingTexts.rescheduled);
  }),
];

type HigherModules = SettlingModules & { readonly followVisit: FollowVisit };

/** What the modules above this one know and do: the queue gives a ticket to who has arrived, calls say who came to them, what was told follows. */
export const bookingRoutes = ({ issueTicket, callEvidenceOf, followVisit }: HigherModules): readonly Route[] => [
  ...fixedRoutes,
  ...takingRoutes(followVisit),
  write(booking.checkIn, async ({ tx, call, body }) => {
    await checkIn(tx, call, body.appointment_id, issueTicket);
    return withMessage(await showAppointment(tx, call, body.appointment_id), bookingTexts.checkedIn);
  }),
  write(booking.checkInAtDesk, async ({ tx, call, params }) => {
    await checkInAtDesk(tx, call, params.id, issueTicket);
    return withMessage(await showAppointment(tx, call, params.id), bookingTexts.checkedIn);
  }),
  write(booking.settle, async ({ tx, call, params, body }) => {
    await settleVisit(tx, call, { id: params.id, ...body }, { issueTicket, callEvidenceOf });
    return withMessage(await showAppointment(tx, call, params.id), bookingTexts.settled);
  }),
];
