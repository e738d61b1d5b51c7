import type { CallName, SampleRequest } from './calls.ts';
import type { OwnedRecords } from './owned.ts';

const byTicket = (me: OwnedRecords): SampleRequest => ({ params: { id: me.queueTicket } });

/** Tickets of the queue, and the front desk that runs it. */
export const queueRequests: Readonly<Partial<Record<CallName, (me: OwnedRecords) => SampleRequest>>> = {
  'queue.list': () => ({}),
  'queue.clinics': () => ({}),
  'queue.departments': () => ({}),
  'queue.checkInDepartments': () => ({}),
  'queue.status': (me) => ({ body: { ticket_id: me.queueTicket } }),
  'queue.create': (me) => ({ body: { type: 'appointment', clinic_id: 1, appointment_id: me.paid } }),
  'queue.checkIn': (me) => ({ body: { appointment_id: me.paid } }),
  'queue.leave': byTicket,
  'queue.kioskCode': () => ({}),
  'queueDoctor.list': () => ({}),
  'queueDoctor.callNext': () => ({ params: { id: 999_999 } }),
  'queueDoctor.move': (me) => ({ ...byTicket(me), body: { to: 'called' } }),
  'queueDesk.board': () => ({ query: { location_id: 1 } }),
  'queueDesk.callNext': () => ({ params: { id: 999_999 } }),
  'queueDesk.setState': () => ({ params: { id: 999_999 }, body: { state: 'paused' } }),
  'queueDesk.move': (me) => ({ ...byTicket(me), body: { to: 'called' } }),
  'queueDesk.changeClinic': (me) => ({ ...byTicket(me), body: { clinic_id: 2 } }),
  'queueDesk.walkIn': () => ({ body: { number: '1000040', clinic_id: 1 } }),
  'queueDesk.collect': (me) => ({ ...byTicket(me), body: { method: 'cash', amount: 1 } }),
  'queueDesk.payOut': (me) => ({ params: { id: me.paymentId } }),
  'queueDesk.devices': () => ({}),
  'queueDesk.pair': () => ({ body: { code: '000000', name: 'Hall' } }),
  'queueDesk.revoke': () => ({ params: { id: 999_999 } }),
  'queueDevices.board': () => ({}),
  'queueDevices.kiosk': () => ({}),
  'queueDevices.readCode': () => ({ body: { code: '0'.repeat(54) } }),
  'queueDevices.takeTicket': (me) => ({ body: { number: me.mrn, clinic_id: 1, by: 'print' } }),
};
