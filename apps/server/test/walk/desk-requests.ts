import type { CallName, SampleRequest } from './calls.ts';

type Owned = { readonly mrn: string };

/** Refused with what is there now: the details that a desk saw are nobody's. */
const correction = {
  gender: 'female',
  document: 'passport',
  reason: 'Entered wrongly',
  seen: {
    first_name: '',
    middle_name: '',
    family_name: '',
    first_name_ar: '',
    middle_name_ar: '',
    family_name_ar: '',
    birth_date: null,
    gender: null,
    nationality: null,
    identity_kind: null,
    identity_ends: null,
    phone_number: null,
  },
};

/** What the front desk, the records office and administrators ask of people and of the day. */
export const deskRequests: Readonly<Partial<Record<CallName, (me: Owned) => SampleRequest>>> = {
  'staffDay.figures': () => ({}),
  'auditLog.search': (me) => ({ query: { number: me.mrn } }),
  'auditLog.kinds': () => ({}),
  'auditLog.staff': () => ({}),
  'auditLog.export': (me) => ({ query: { number: me.mrn } }),
  'frontDesk.find': (me) => ({ body: { number: me.mrn } }),
  'frontDesk.show': (me) => ({ params: { mrn: me.mrn } }),
  'frontDesk.confirmPhone': (me) => ({ params: { mrn: me.mrn } }),
  'frontDesk.correct': (me) => ({ params: { mrn: me.mrn }, body: correction }),
  'frontDesk.register': () => ({
    body: {
      language: 'en',
      first_name: 'Mona',
      family_name: 'Al Subaie',
      phone_number: '0551112233',
      phone_confirmed: false,
      gender: 'female',
      dob: '1990-04-01',
      location_id: 1,
      nationality: 'SA',
      field_name: 'national_id',
      identity_number: '1098765432',
      identity_seen: true,
      consent: true,
    },
  }),
};
