import { doctor, patient, rider, staff, type Person } from '../support/server.ts';

export type Screen = {
  /** Where it is, with `:name` for what `find` looks up. */
  readonly path: string;
  /** Who is taken to it; `guest` has no log-in. */
  readonly as: readonly (keyof typeof people)[];
};

export const people = {
  guest: undefined,
  sara: patient('1000001'),
  newcomer: patient('1000005'),
  layla: doctor('D1001'),
  khalid: rider,
  admin: staff('admin'),
  pharmacist: staff('pharmacist'),
  support: staff('support'),
  frontdesk: staff('frontdesk'),
  records: staff('records'),
} as const satisfies Readonly<Record<string, Person | undefined>>;
export type Who = keyof typeof people;

/** Every screen that exists, and who sees it. */
export const screens: readonly Screen[] = [
  { path: '/auth/user/dashboard', as: ['guest'] },
  { path: '/auth/user/dashboard?role=patient', as: ['guest'] },
  { path: '/auth/user/dashboard?role=doctor', as: ['guest'] },
  { path: '/auth/user/dashboard?role=rider', as: ['guest'] },
  { path: '/auth/user/login', as: ['guest'] },
  { path: '/auth/user/staff', as: ['guest'] },
  { path: '/coming-soon', as: ['guest', 'sara', 'layla'] },
  { path: '/terms-and-condition', as: ['newcomer'] },
  { path: '/dashboard', as: ['sara'] },
  { path: '/find-a-specialist', as: ['guest', 'sara'] },
  { path: '/find-a-specialist?method=online', as: ['sara'] },
  { path: '/find-a-specialist/:doctor', as: ['guest', 'sara'] },
  { path: '/appointment/book', as: ['sara'] },
  { path: '/appointment/upcoming/onsite', as: ['sara'] },
  { path: '/appointment/upcoming/online', as: ['sara'] },
  { path: '/appointment/upcoming/home-healthcare', as: ['sara'] },
  { path: '/appointment/:appointment', as: ['sara'] },
  { path: '/appointment/:unpaid/pay', as: ['sara'] },
  { path: '/notifications', as: ['sara', 'layla'] },
  { path: '/my-timeline', as: ['sara'] },
  { path: '/lab-works', as: ['sara'] },
  { path: '/doctor/dashboard', as: ['layla'] },
  { path: '/doctor/appointments', as: ['layla'] },
  { path: '/rider-orders', as: ['guest', 'khalid'] },
  { path: '/rider-orders?logoutSuccessfull=true', as: ['guest'] },
  { path: '/staff', as: ['admin', 'pharmacist', 'support', 'frontdesk', 'records'] },
];

/** Screens of the specification whose capability comes later: each leads to Coming Soon. */
export const later: readonly { readonly path: string; readonly as: Who }[] = [
  ...[
    '/auth/user/register',
    '/auth/user/register-medical-file',
    '/auth/user/forgot-password',
    '/auth/user/new-password',
    '/auth/user/rider-otp',
    '/auth/user/rider-forgot-password',
    '/auth/user/rider-new-password',
    '/delete-me',
    '/virtual-tour',
    '/contact-us',
    '/health-education/list',
    '/promotions',
    '/services-packages',
    '/pharmacy',
    '/pharmacy/products',
    '/pharmacy/cart',
    '/rider-order-details',
    '/order-deliverd',
  ].map((path) => ({ path, as: 'guest' as const })),
  ...[
    '/profile',
    '/my-reviews',
    '/notifications/settings',
    '/symptom-checker',
    '/insurance',
    '/radiology-report',
    '/my-medication',
    '/family-members',
    '/medical-file',
    '/medical-reports',
    '/sick-leaves',
    '/feedback',
    '/queue/tickets',
    '/queue/walk-in',
    '/queue/appointment',
    '/tele-consultation/1',
    '/pharmacy/orders',
    '/pharmacy/support',
  ].map((path) => ({ path, as: 'sara' as const })),
  ...['/doctor/inpatients', '/doctor/critical-results', '/doctor/ovr'].map((path) => ({ path, as: 'layla' as const })),
  { path: '/staff/people', as: 'admin' },
  ...['/staff/orders', '/staff/catalogue'].map((path) => ({ path, as: 'pharmacist' as const })),
];
