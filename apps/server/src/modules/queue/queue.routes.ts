import { queue } from '@balsam/contract/queue';
import { queueDesk } from '@balsam/contract/queue/desk';
import { queueDevices } from '@balsam/contract/queue/devices';
import { queueDoctor } from '@balsam/contract/queue/doctor';
import { riyadhDay } from '@balsam/domain/time';
import { fail } from '#platform/http/failure.ts';
import { withMessage } from '#platform/http/with-message.ts';
import { callExternal, read, write, type Route } from '#platform/http/serve.ts';
import { withTryLimit } from '#modules/front-desk/index.ts';
import { changeClinic, setClinicState } from './change-clinic.ts';
import { listClinics } from './clinics.store.ts';
import { beginPairing, claimToken, pairByCode, pairedDevices, revokePairing } from './devices.ts';
import { callNextOfDoctor, doctorQueue, moveAsDoctor } from './doctor-queue.ts';
import { hallBoard, kioskOffer, ticketAtKiosk } from './hall.ts';
import { exchangeCode, kioskCode } from './kiosk-code.ts';
import {
  checkInForTicket,
  clinicsForWalkIns,
  departmentsOf,
  departmentsToCheckIn,
  leaveQueue,
  ownTickets,
  takeTicket,
  ticketStatus,
} from './patient-queue.ts';
import { queueTexts } from './queue.texts.ts';
import { callNext, collectPayment, deskBoard, moveTicket, payOut, walkInAtDesk } from './run-queue.ts';

const patientRoutes: readonly Route[] = [
  read(queue.list, ({ db, call }) => ownTickets(db, call)),
  read(queue.clinics, ({ db, call, query }) => clinicsForWalkIns(db, call.now, query)),
  read(queue.departments, async ({ db, call }) => ({
    items: departmentsOf(await listClinics(db, riyadhDay(call.now), {})),
  })),
  read(queue.checkInDepartments, ({ db, call }) => departmentsToCheckIn(db, call)),
  read(queue.status, ({ db, call, body }) => ticketStatus(db, call, body.ticket_id)),
  write(queue.create, async ({ tx, call, body }) => withMessage(await takeTicket(tx, call, body), queueTexts.taken)),
  write(queue.checkIn, async ({ tx, call, body }) =>
    withMessage(await checkInForTicket(tx, call, body.appointment_id), queueTexts.taken),
  ),
  read(queue.kioskCode, ({ db, platform, call }) => kioskCode(db, platform.config.secret, call)),
  write(queue.leave, async ({ tx, call, params }) => {
    await leaveQueue(tx, call, params.id);
    return withMessage({}, queueTexts.left);
  }),
];

const deskRoutes: readonly Route[] = [
  read(queueDesk.board, ({ db, call, query }) => deskBoard(db, call, query)),
  write(queueDesk.callNext, ({ tx, call, params }) => callNext(tx, call, params.id)),
  write(queueDesk.setState, async ({ tx, call, params, body }) => ({
    ended: await setClinicState(tx, call, params.id, body.state),
  })),
  write(queueDesk.move, ({ tx, call, params, body }) => moveTicket(tx, call, params.id, body)),
  write(queueDesk.changeClinic, ({ tx, call, params, body }) => changeClinic(tx, call, params.id, body.clinic_id)),
  withTryLimit(
    write(queueDesk.walkIn, ({ tx, call, body }) =>
      walkInAtDesk(tx, call, { number: body.number, clinicId: body.clinic_id }),
    ),
  ),
  write(queueDesk.collect, async ({ tx, call, params, body }) =>
    withMessage(await collectPayment(tx, call, params.id, body), queueTexts.collected),
  ),
  write(queueDesk.payOut, async ({ tx, call, params }) => {
    await payOut(tx, call, params.id);
    return withMessage({}, queueTexts.paidOut);
  }),
  read(queueDesk.devices, ({ db, call }) => pairedDevices(db, call.now)),
  // A wrong code is counted although it is refused: so the refusal comes after the transaction.
  callExternal(queueDesk.pair, async ({ db, call, body }) => {
    const device = await db.transaction().execute((tx) => pairByCode(tx, call, body));
    if (!device) throw fail('pairing_code_wrong', { path: 'code' });
    return withMessage(device, queueTexts.paired);
  }),
  write(queueDesk.revoke, async ({ tx, call, params, after, platform }) => {
    await revokePairing(tx, call, params.id);
    after(() => platform.realtime.endDevice(params.id));
    return withMessage({}, queueTexts.revoked);
  }),
];

const doctorRoutes: readonly Route[] = [
  read(queueDoctor.list, ({ db, call }) => doctorQueue(db, call)),
  write(queueDoctor.callNext, ({ tx, call, params }) => callNextOfDoctor(tx, call, params.id)),
  write(queueDoctor.move, ({ tx, call, params, body }) => moveAsDoctor(tx, call, params.id, body)),
];

const deviceRoutes: readonly Route[] = [
  write(queueDevices.begin, ({ tx, platform, call, body }) => beginPairing(tx, platform, call, body)),
  write(queueDevices.claim, ({ tx, platform, call, body }) => claimToken(tx, platform, call, body.secret)),
  read(queueDevices.board, ({ db, call }) => hallBoard(db, call)),
  read(queueDevices.kiosk, ({ db, call }) => kioskOffer(db, call)),
  write(queueDevices.readCode, ({ tx, platform, call, body }) =>
    exchangeCode(tx, platform.config.secret, call, body.code),
  ),
  write(queueDevices.takeTicket, ({ tx, platform, call, body }) => ticketAtKiosk(tx, platform, call, body)),
];

export const queueRoutes: readonly Route[] = [...patientRoutes, ...deskRoutes, ...doctorRoutes, ...deviceRoutes];
