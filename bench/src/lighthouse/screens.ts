/** A screen that many people meet, and whether somebody is logged in there. */
export type ChiefScreen = {
  /** How a run names it. */
  readonly name: string;
  readonly path: string;
  readonly signedIn: boolean;
};

/** The ten chief screens of patients. What is inside a log-in is that of one patient of the demo hospital who has a bit of everything. */
export const chiefScreens: readonly ChiefScreen[] = [
  { name: 'log-in', path: '/auth/user/dashboard', signedIn: false },
  { name: 'pharmacy', path: '/pharmacy', signedIn: false },
  { name: 'product', path: '/pharmacy/products/1', signedIn: false },
  { name: 'find', path: '/find-a-specialist', signedIn: false },
  { name: 'doctor', path: '/find-a-specialist/1', signedIn: false },
  { name: 'dashboard', path: '/dashboard', signedIn: true },
  { name: 'family', path: '/family-members', signedIn: true },
  { name: 'orders', path: '/pharmacy/orders', signedIn: true },
  { name: 'appointments', path: '/appointment/upcoming/all', signedIn: true },
  { name: 'labs', path: '/lab-works', signedIn: true },
];
