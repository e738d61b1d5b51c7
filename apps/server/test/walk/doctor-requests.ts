import type { CallName, SampleRequest } from './calls.ts';
import type { OwnedRecords } from './owned.ts';

const days = { from_day: '2027-01-10', to_day: '2027-01-12', reason: 'Conference' };
const byDoctor = (me: OwnedRecords) => ({ id: me.doctorId });
const newcomer = {
  email_address: 'somebody.new@balsam.example',
  first_name: 'Huda',
  family_name: 'Saleh',
  first_name_ar: 'هدى',
  family_name_ar: 'صالح',
};
const vehicle = { vehicle_number: 'RUH 1', vehicle_type: 'Car', max_grams: 20_000, has_cold_box: false };
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
  'doctors.saveFees': (me) => ({ params: byDoctor(me), body: { fees: [], seen: [] } }),
  'doctors.saveTexts': (me) => ({
    params: byDoctor(me),
    body: {
      qualification: 'Consultant',
      qualification_ar: 'استشاري',
      biography: '',
      biography_ar: '',
      languages: ['ar'],
      experience_years: 3,
      experience: [],
      clinic_ids: [1],
    },
  }),
  'doctors.setPhoto': (me) => ({ params: byDoctor(me) }),
  'doctors.removePhoto': (me) => ({ params: byDoctor(me) }),
  'doctors.invite': () => ({
    body: { ...newcomer, gender: 'female', speciality_id: 1, clinic_ids: [1] },
  }),
  'doctors.inviteAgain': (me) => ({ params: byDoctor(me) }),
  'doctors.sendPasswordLink': (me) => ({ params: byDoctor(me) }),
  'doctors.lock': (me) => ({ params: byDoctor(me) }),
  'doctors.unlock': (me) => ({ params: byDoctor(me) }),
  'riders.list': () => ({}),
  'riders.invite': () => ({ body: { ...newcomer, ...vehicle } }),
  'riders.saveVehicle': (me) => ({ params: { id: me.personId }, body: vehicle }),
  'riders.inviteAgain': (me) => ({ params: { id: me.personId } }),
  'riders.sendPasswordLink': (me) => ({ params: { id: me.personId } }),
  'riders.lock': (me) => ({ params: { id: me.personId } }),
  'riders.unlock': (me) => ({ params: { id: me.personId } }),
  'doctors.ownSchedule': () => ({}),
  'doctors.requestLeave': () => ({ body: days }),
  'doctors.withdrawLeave': () => ({ params: { leave_id } }),
} as const satisfies Readonly<Partial<Record<CallName, (me: OwnedRecords) => SampleRequest>>>;
