import type { CallName, SampleRequest } from './calls.ts';

type Owned = {
  readonly doctorId: number;
  readonly admission: number;
  readonly criticalResult: number;
  readonly ovr: number;
};

const byAdmission = (me: Owned): SampleRequest => ({ params: { id: me.admission } });

/** What is in the rooms of doctors. */
export const roomRequests: Readonly<Partial<Record<CallName, (me: Owned) => SampleRequest>>> = {
  'inpatients.list': (me) => ({ query: { doctor_id: me.doctorId } }),
  'inpatients.show': byAdmission,
  'criticalResults.list': () => ({ query: { state: 'open' } }),
  'criticalResults.acknowledge': (me) => ({ params: { id: me.criticalResult }, body: { read_back: '7.2' } }),
  'admissions.list': () => ({}),
  'admissions.admit': (me) => ({
    body: {
      mrn_number: '1000001',
      doctor_id: me.doctorId,
      ward_id: 1,
      bed: 'W1',
      diagnosis: 'Observation',
      diagnosis_ar: 'ملاحظة',
    },
  }),
  'admissions.discharge': byAdmission,
  'admissions.handOver': (me) => ({
    params: { id: me.admission },
    body: { doctor_id: me.doctorId, before: 999_999 },
  }),
  'admissions.departments': () => ({}),
  'admissions.nameHead': () => ({ params: { id: 1 }, body: { head_doctor_id: null, before: 999_999 } }),
  'ovr.list': () => ({ query: { view: 'mine' } }),
  'ovr.show': (me) => ({ params: { id: me.ovr } }),
  'ovr.create': () => ({ body: { category: 'fall', what: 'A wet floor' } }),
  'ovr.change': (me) => ({
    params: { id: me.ovr },
    body: { updated_at: '2026-11-22T06:00:00.000Z', action: 'It was dried' },
  }),
  'doctor.dashboard': () => ({}),
  'inpatients.addNote': (me) => ({ params: { id: me.admission }, body: { text: 'Better today' } }),
};
