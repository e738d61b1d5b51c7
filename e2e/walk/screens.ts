import type { Who } from './people.ts';

export type Screen = {
  /** As the specification names it. */
  readonly path: string;
  /** Where it is looked at, when that is another address; `{name}` is looked up in the demo hospital. */
  readonly at?: string;
  /** Who is taken to it; a guest has no log-in. */
  readonly as: readonly [Who, ...Who[]];
};

/** Every screen that exists, and who sees it. */
export const screens: readonly Screen[] = [
  { path: '/auth/user/dashboard', as: ['guest'] },
  { path: '/auth/user/dashboard', at: '/auth/user/dashboard?role=doctor', as: ['guest'] },
  { path: '/auth/user/dashboard', at: '/auth/user/dashboard?role=rider', as: ['guest'] },
  { path: '/auth/user/login', as: ['guest'] },
  { path: '/auth/user/register', as: ['guest'] },
  { path: '/auth/user/register-medical-file', as: ['guest'] },
  { path: '/auth/user/forgot-password', as: ['guest'] },
  { path: '/auth/user/rider-forgot-password', as: ['guest'] },
  { path: '/delete-me', as: ['guest', 'sara', 'layla', 'khalid'] },
  { path: '/auth/user/staff', as: ['guest'] },
  { path: '/auth/user/staff/invitation', as: ['guest'] },
  { path: '/coming-soon', as: ['guest', 'sara', 'layla', 'khalid', 'admin'] },
  { path: '/terms-and-condition', as: ['sara', 'newcomer'] },
  { path: '/dashboard', as: ['sara', 'nasser'] },
  { path: '/find-a-specialist', as: ['guest', 'sara'] },
  { path: '/find-a-specialist', at: '/find-a-specialist?method=online', as: ['sara'] },
  { path: '/find-a-specialist', at: '/find-a-specialist?method=onspot', as: ['sara'] },
  { path: '/find-a-specialist', at: '/find-a-specialist?method=home-healthcare', as: ['sara'] },
  { path: '/find-a-specialist', at: '/find-a-specialist?q=zzzzzz', as: ['guest'] },
  { path: '/find-a-specialist/:doctorId', at: '/find-a-specialist/{doctor}', as: ['guest', 'sara'] },
  { path: '/find-a-specialist/:doctorId', at: '/find-a-specialist/{doctor}?tab=clinics', as: ['guest'] },
  { path: '/find-a-specialist/:doctorId', at: '/find-a-specialist/{doctor}?tab=experience', as: ['guest'] },
  { path: '/find-a-specialist/:doctorId', at: '/find-a-specialist/{doctor}?tab=reviews', as: ['guest'] },
  { path: '/find-a-specialist/:doctorId', at: '/find-a-specialist/{unpaidDoctor}?reschedule={unpaid}', as: ['sara'] },
  { path: '/find-a-specialist/:doctorId', at: '/find-a-specialist/999999', as: ['guest'] },
  { path: '/appointment/book', as: ['sara'] },
  { path: '/appointment/upcoming/:method', at: '/appointment/upcoming/onsite', as: ['sara'] },
  { path: '/appointment/upcoming/:method', at: '/appointment/upcoming/online', as: ['sara', 'nasser'] },
  { path: '/appointment/upcoming/:method', at: '/appointment/upcoming/home-healthcare', as: ['sara'] },
  { path: '/appointment/upcoming/:method', at: '/appointment/upcoming/history', as: ['sara'] },
  { path: '/appointment/:id', at: '/appointment/{paid}', as: ['sara'] },
  { path: '/appointment/:id', at: '/appointment/{unpaid}', as: ['sara'] },
  { path: '/appointment/:id', at: '/appointment/999999', as: ['sara'] },
  { path: '/appointment/:id/pay', at: '/appointment/{unpaid}/pay', as: ['sara'] },
  { path: '/appointment/:id/pay', at: '/appointment/{paid}/pay', as: ['sara'] },
  { path: '/family-members', as: ['fahad', 'sara'] },
  { path: '/family-members/add', as: ['sara'] },
  { path: '/notifications', as: ['sara', 'layla'] },
  { path: '/notifications/settings', as: ['sara', 'layla', 'khalid'] },
  { path: '/profile/devices', as: ['sara', 'layla'] },
  { path: '/profile', as: ['sara', 'layla', 'khalid', 'admin'] },
  { path: '/profile/details', as: ['sara', 'nasser'] },
  { path: '/profile/contact', at: '/profile/contact?kind=phone', as: ['sara', 'layla'] },
  { path: '/profile/contact', at: '/profile/contact?kind=email', as: ['sara'] },
  { path: '/profile/photo', as: ['sara', 'admin'] },
  { path: '/my-timeline', as: ['sara', 'nasser'] },
  { path: '/pharmacy', as: ['guest', 'sara'] },
  { path: '/pharmacy/products', as: ['guest', 'sara'] },
  { path: '/pharmacy/products', at: '/pharmacy/products?q=panadoll', as: ['guest'] },
  { path: '/pharmacy/products', at: '/pharmacy/products?q=zzzzzz', as: ['guest'] },
  { path: '/pharmacy/products', at: '/pharmacy/products?offer=true&rx=false&min=5&max=100', as: ['guest'] },
  { path: '/pharmacy/products/:id', at: '/pharmacy/products/1', as: ['guest', 'sara'] },
  { path: '/pharmacy/products/:id', at: '/pharmacy/products/999999', as: ['guest'] },
  { path: '/pharmacy/categories/:id', at: '/pharmacy/categories/1', as: ['guest'] },
  { path: '/pharmacy/categories/:id', at: '/pharmacy/categories/999999', as: ['guest'] },
  { path: '/pharmacy/favourites', as: ['sara', 'nasser'] },
  { path: '/pharmacy/orders', as: ['sara', 'nasser'] },
  { path: '/pharmacy/orders', at: '/pharmacy/orders?tab=all', as: ['sara'] },
  { path: '/pharmacy/orders', at: '/pharmacy/orders?tab=completed', as: ['sara'] },
  { path: '/pharmacy/orders/:id', at: '/pharmacy/orders/{order}', as: ['sara'] },
  { path: '/pharmacy/orders/:id', at: '/pharmacy/orders/999999', as: ['sara'] },
  { path: '/pharmacy/support', as: ['sara', 'nasser'] },
  { path: '/pharmacy/support', at: '/pharmacy/support?status=closed', as: ['sara'] },
  { path: '/pharmacy/support', at: '/pharmacy/support?ask=true', as: ['sara'] },
  { path: '/pharmacy/support/:id', at: '/pharmacy/support/{ticket}', as: ['sara'] },
  { path: '/pharmacy/support/:id', at: '/pharmacy/support/999999', as: ['sara'] },
  { path: '/staff/support', as: ['support', 'admin'] },
  { path: '/staff/support', at: '/staff/support?ticket={ticket}', as: ['admin'] },
  { path: '/profile/privacy', as: ['sara', 'layla', 'khalid'] },
  { path: '/profile/privacy', at: '/profile/privacy?by=all&terms=1', as: ['sara'] },
  { path: '/lab-works', as: ['sara', 'nasser'] },
  { path: '/lab-works', at: '/lab-works?test={test}', as: ['sara'] },
  { path: '/pharmacy/cart', as: ['guest', 'sara'] },
  { path: '/pharmacy/checkout', as: ['sara'] },
  { path: '/pharmacy/addresses', as: ['sara'] },
  { path: '/doctor/dashboard', as: ['layla'] },
  { path: '/doctor/appointments', as: ['layla'] },
  { path: '/rider-orders', as: ['khalid', 'guest'] },
  { path: '/rider-orders', at: '/rider-orders?logoutSuccessfull=true', as: ['guest'] },
  { path: '/rider-order-details', at: '/rider-order-details?id={delivery}&fromTab=active', as: ['khalid'] },
  { path: '/rider-order-details', at: '/rider-order-details?id=999999', as: ['khalid', 'guest'] },
  { path: '/order-deliverd', as: ['khalid', 'guest'] },
  { path: '/staff', as: ['admin', 'pharmacist', 'support', 'frontdesk', 'records'] },
  { path: '/staff/orders', as: ['pharmacist', 'admin'] },
  { path: '/staff/orders', at: '/staff/orders?q=zzzzzz', as: ['pharmacist'] },
  { path: '/staff/catalogue', as: ['pharmacist', 'admin'] },
  { path: '/staff/catalogue', at: '/staff/catalogue?tab=offers', as: ['pharmacist'] },
  { path: '/staff/catalogue', at: '/staff/catalogue?tab=coupons', as: ['pharmacist'] },
  { path: '/staff/people', as: ['admin'] },
  { path: '/staff/people', at: '/staff/people?q=zzzzzz', as: ['admin'] },
  { path: '/staff/people', at: '/staff/people?invite=true', as: ['admin'] },
];

/** Screens that only a journey reaches, and that are looked at as strictly there. */
const inJourneys = [
  '/auth/user/otp',
  '/auth/user/new-password',
  '/auth/user/rider-otp',
  '/auth/user/rider-new-password',
  '/payment-result/:method',
];

/** Addresses that lead on at once: `as` whom, and to where. */
export const passages: readonly { readonly path: string; readonly as: Who; readonly to: string }[] = [
  { path: '/', as: 'guest', to: '/auth/user/dashboard' },
  { path: '/', as: 'sara', to: '/dashboard' },
  { path: '/', as: 'layla', to: '/doctor/dashboard' },
  { path: '/', as: 'khalid', to: '/rider-orders' },
  { path: '/', as: 'frontdesk', to: '/staff' },
  { path: '/callback', as: 'sara', to: '/dashboard' },
  { path: '/callback?routeToNavigate=%2Flab-works', as: 'sara', to: '/lab-works' },
  { path: '/home-health-care', as: 'sara', to: '/find-a-specialist?method=home-healthcare' },
  { path: '/login', as: 'guest', to: '/auth/user/login' },
  { path: '/otp', as: 'guest', to: '/auth/user/dashboard' },
  { path: '/auth/user/otp', as: 'guest', to: '/auth/user/dashboard' },
  { path: '/auth/user/new-password', as: 'guest', to: '/auth/user/dashboard' },
  { path: '/auth/user/rider-otp', as: 'guest', to: '/auth/user/dashboard' },
  { path: '/auth/user/rider-new-password', as: 'guest', to: '/auth/user/dashboard' },
  { path: '/register', as: 'guest', to: '/auth/user/register' },
  { path: '/register-medical-file', as: 'guest', to: '/auth/user/register-medical-file' },
  { path: '/forgot-password', as: 'guest', to: '/auth/user/forgot-password' },
  { path: '/new-password', as: 'guest', to: '/auth/user/dashboard' },
  { path: '/rider-otp', as: 'guest', to: '/auth/user/dashboard' },
  { path: '/rider-forgot-password', as: 'guest', to: '/auth/user/rider-forgot-password' },
  { path: '/rider-new-password', as: 'guest', to: '/auth/user/dashboard' },
  { path: '/auth/user/register', as: 'sara', to: '/dashboard' },
  { path: '/payment-result/onsite', as: 'sara', to: '/dashboard' },
];

const laterForAll = [
  '/virtual-tour',
  '/contact-us',
  '/health-education/list',
  '/health-education/:id',
  '/promotions',
  '/services-packages',
  '/services-packages/:id',
];

const laterForPatients = [
  '/my-reviews',
  '/symptom-checker',
  '/insurance',
  '/radiology-report',
  '/my-medication',
  '/medical-file',
  '/medical-reports',
  '/sick-leaves',
  '/feedback',
  '/queue/tickets',
  '/queue/walk-in',
  '/queue/appointment',
  '/tele-consultation/:appointmentId',
];

/** Screens of the specification whose capability comes later: each leads to Coming Soon. */
export const later = {
  guest: laterForAll,
  sara: laterForPatients,
  layla: ['/doctor/inpatients', '/doctor/critical-results', '/doctor/ovr'],
  admin: ['/staff/reports', '/staff/queue'],
} as const satisfies Partial<Record<Who, readonly string[]>>;

/** All of the above by path. */
export const knownPaths: ReadonlySet<string> = new Set([
  ...screens.map((screen) => screen.path),
  ...passages.map((passage) => passage.path),
  ...Object.values(later).flat(),
  ...inJourneys,
]);
