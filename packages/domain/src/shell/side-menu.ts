export type MenuGroup = 'start' | 'records' | 'yours';

/** The side menu of §2, in the order of the screens: a hairline parts the groups. Titles are texts of the screen, by key. */
export const sideMenu = [
  { key: 'dashboard', path: '/dashboard', guardianVisible: true, group: 'start' },
  { key: 'book', path: '/appointment/book', guardianVisible: true, group: 'start' },
  { key: 'symptom_checker', path: '/symptom-checker', guardianVisible: false, group: 'start' },
  { key: 'find_doctor', path: '/find-a-specialist', guardianVisible: false, group: 'start' },
  { key: 'lab_works', path: '/lab-works', guardianVisible: true, group: 'records' },
  { key: 'radiology', path: '/radiology-report', guardianVisible: true, group: 'records' },
  { key: 'timeline', path: '/my-timeline', guardianVisible: true, group: 'records' },
  { key: 'medications', path: '/my-medication', guardianVisible: false, group: 'records' },
  { key: 'insurance', path: '/insurance', guardianVisible: true, group: 'yours' },
  { key: 'family', path: '/family-members', guardianVisible: false, group: 'yours' },
  { key: 'health_education', path: '/health-education/list', guardianVisible: false, group: 'yours' },
  { key: 'promotions', path: '/promotions', guardianVisible: false, group: 'yours' },
] as const satisfies readonly MenuItemShape[];

type MenuItemShape = {
  readonly key: string;
  readonly path: `/${string}`;
  readonly guardianVisible: boolean;
  readonly group: MenuGroup;
};

export type MenuKey = (typeof sideMenu)[number]['key'];
export type MenuItem = MenuItemShape & { readonly key: MenuKey };

/** S2.08: a dependent sees the guardian-visible items only; those whose paths an administrator has disabled are hidden. */
export function visibleMenu({
  isDependent,
  hidden = [],
}: {
  isDependent: boolean;
  hidden?: readonly string[];
}): MenuItem[] {
  return sideMenu.filter(({ path, guardianVisible }) => !hidden.includes(path) && (guardianVisible || !isDependent));
}
