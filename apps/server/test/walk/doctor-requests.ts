import type { CallName, SampleRequest } from './calls.ts';
import type { OwnedRecords } from './owned.ts';

const days = { from_day: '2027-01-10', to_day: '2027-01-12', reason: 'Conference' };
const byDoctor = (me: OwnedRecords) => ({ id: me.doctorId });
/** No leave has it: what is refused to everybody but its doctor is refused here as well. */
const leave_id = 999_999;

/** What the owner of these records would send to the calls about doctors. */
export const doctorRequests = {
  'doctors.list': () => ({}),
  'doctors.requests': () => ({}),
  'doctors.show': (me) => ({ params: byDoctor(me) }),
  'doctors.saveHours': (me) => ({ params: byDoctor(me), body: { from_day: '2027-01-10', hours: [], revision: 0 } }),
  'doctors.saveDay': (me) => ({ params: { ...byDoctor(me), day: '2027-01-10' }, body: { hours: [], revision: 0 } }),
  'doctors.removeDay': (me) => ({ params: { ...byDoctor(me), day: '2027-01-10' } }),
  'doctors.enterLeave': (me) => ({ params: byDoctor(me), body: days }),
  'doctors.answerLeave': (me) => ({ params: { ...byDoctor(me), leave_id }, body: { approve: true, answer: '' } }),
  'doctors.cancelLeave': (me) => ({ params: { ...byDoctor(me), leave_id } }),
  'doctors.visits': (me) => ({ params: byDoctor(me) }),
  'doctors.rearrange': (me) => ({
    params: byDoctor(me),
    body: { appointment_ids: [me.unpaid], slot_ids: [me.slot] },
  }),
  'doctors.saveFees': (me) => ({ params: byDoctor(me), body: { fees: [] } }),
  'doctors.ownSchedule': () => ({}),
  'doctors.requestLeave': () => ({ body: days }),
  'doctors.withdrawLeave': () => ({ params: { leave_id } }),
} as const satisfies Readonly<Partial<Record<CallName, (me: OwnedRecords) => SampleRequest>>>;
