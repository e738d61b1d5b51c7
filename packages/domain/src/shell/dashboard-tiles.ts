export type TileGroup = 'care' | 'records' | 'yours';

/**
 * The twenty-one service tiles of §2, in the order and the groups of the screens. The Queue System tile asks for tickets first and goes to its
 * path when there is one.
 */
export const dashboardTiles = [
  { key: 'upcoming', path: '/appointment/upcoming/onsite', group: 'care' },
  { key: 'find_specialist', path: '/find-a-specialist', group: 'care' },
  { key: 'check_symptoms', path: '/symptom-checker', group: 'care' },
  { key: 'queue', path: '/queue/tickets', group: 'care' },
  { key: 'home_health_care', path: '/find-a-specialist?method=home-healthcare', group: 'care' },
  { key: 'packages', path: '/services-packages', group: 'care' },
  { key: 'timeline', path: '/my-timeline', group: 'records' },
  { key: 'medications', path: '/my-medication', group: 'records' },
  { key: 'lab_works', path: '/lab-works', group: 'records' },
  { key: 'radiology', path: '/radiology-report', group: 'records' },
  { key: 'medical_reports', path: '/medical-reports', group: 'records' },
  { key: 'sick_leave', path: '/sick-leaves', group: 'records' },
  { key: 'pharmacy', path: '/pharmacy', group: 'yours' },
  { key: 'insurance', path: '/insurance', group: 'yours' },
  { key: 'family', path: '/family-members', group: 'yours' },
  { key: 'medical_file', path: '/medical-file', group: 'yours' },
  { key: 'profile', path: '/profile', group: 'yours' },
  { key: 'health_education', path: '/health-education/list', group: 'yours' },
  { key: 'promotions', path: '/promotions', group: 'yours' },
  { key: 'virtual_tour', path: '/virtual-tour', group: 'yours' },
  { key: 'feedback', path: '/feedback', group: 'yours' },
] as const satisfies readonly { readonly key: string; readonly path: `/${string}`; readonly group: TileGroup }[];

export type DashboardTile = (typeof dashboardTiles)[number];
export type TileKey = DashboardTile['key'];
