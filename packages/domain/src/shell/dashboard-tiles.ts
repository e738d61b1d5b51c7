import type { AppointmentType } from '../booking/index.ts';

export type TileGroup = 'care' | 'records' | 'yours';

/**
 * The twenty-one service tiles of §2, in the order and the groups of the screens. The Queue System tile asks for tickets first and goes to its
 * path when there is one.
 */
export const dashboardTiles = [
  { key: 'upcoming', path: '/appointment/upcoming/all', group: 'care', guardianVisible: false },
  { key: 'find_specialist', path: '/find-a-specialist', group: 'care', guardianVisible: false },
  { key: 'check_symptoms', path: '/symptom-checker', group: 'care', guardianVisible: false },
  { key: 'queue', path: '/queue/tickets', group: 'care', guardianVisible: false },
  { key: 'home_health_care', path: '/find-a-specialist?method=home-healthcare', group: 'care', guardianVisible: false },
  { key: 'packages', path: '/services-packages', group: 'care', guardianVisible: false },
  { key: 'timeline', path: '/my-timeline', group: 'records', guardianVisible: true },
  { key: 'medications', path: '/my-medication', group: 'records', guardianVisible: false },
  { key: 'lab_works', path: '/lab-works', group: 'records', guardianVisible: true },
  { key: 'radiology', path: '/radiology-report', group: 'records', guardianVisible: true },
  { key: 'medical_reports', path: '/medical-reports', group: 'records', guardianVisible: false },
  { key: 'sick_leave', path: '/sick-leaves', group: 'records', guardianVisible: false },
  { key: 'pharmacy', path: '/pharmacy', group: 'yours', guardianVisible: false },
  { key: 'insurance', path: '/insurance', group: 'yours', guardianVisible: true },
  { key: 'family', path: '/family-members', group: 'yours', guardianVisible: false },
  { key: 'medical_file', path: '/medical-file', group: 'yours', guardianVisible: false },
  { key: 'profile', path: '/profile', group: 'yours', guardianVisible: false },
  { key: 'health_education', path: '/health-education/list', group: 'yours', guardianVisible: false },
  { key: 'promotions', path: '/promotions', group: 'yours', guardianVisible: false },
  { key: 'virtual_tour', path: '/virtual-tour', group: 'yours', guardianVisible: false },
  { key: 'feedback', path: '/feedback', group: 'yours', guardianVisible: false },
] as const satisfies readonly {
  readonly key: string;
  readonly path: `/${string}`;
  readonly group: TileGroup;
  readonly guardianVisible: boolean;
}[];

export type DashboardTile = (typeof dashboardTiles)[number];
export type TileKey = DashboardTile['key'];

/** The tiles of a profile, without those whose paths are hidden; a dependent has those whose menu items a guardian sees. */
export function visibleTiles({
  isDependent,
  hidden = [],
}: {
  isDependent: boolean;
  hidden?: readonly string[];
}): DashboardTile[] {
  return dashboardTiles.filter((tile) => (tile.guardianVisible || !isDependent) && !hidden.includes(tile.path));
}

const blocks = ['onsite', 'virtual', 'onspot'] as const satisfies readonly AppointmentType[];
export type ConsultationBlock = (typeof blocks)[number];

/** S2.11: the large blocks of the dashboard, On-site, Remote and On-spot; a dependent sees the first. */
export function consultationBlocks({ isDependent }: { isDependent: boolean }): readonly ConsultationBlock[] {
  return isDependent ? blocks.slice(0, 1) : blocks;
}
