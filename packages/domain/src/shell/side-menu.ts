export type MenuGroup = 'start' | 'records' | 'yours';

/** The side menu of §2, in the order of the screens: a hairline parts the groups. Titles are texts of the screen, by key. */
export const sideMenu = [
  { key: 'dashboard', path: '/dashboard', guardianVisible: true, disabled: false, group: 'start' },
  { key: 'book', path: '/appointment/book', guardianVisible: true, disabled: false, group: 'start' },
  { key: 'symptom_checker', path: '/symptom-checker', guardianVisible: false, disabled: false, group: 'start' },
  { key: 'find_doctor', path: '/find-a-specialist', guardianVisible: false, disabled: false, group: 'start' },
  { key: 'lab_works', path: '/lab-works', guardianVisible: true, disabled: false, group: 'records' },
  { key: 'radiology', path: '/radiology-report', guardianVisible: true, disabled: false, group: 'records' },
  { key: 'timeline', path: '/my-timeline', guardianVisible: true, disabled: false, group: 'records' },
  { key: 'medications', path: '/my-medication', guardianVisible: false, disabled: false, group: 'records' },
  { key: 'insurance', path: '/insurance', guardianVisible: true, disabled: false, group: 'yours' },
  { key: 'family', path: '/family-members', guardianVisible: false, disabled: false, group: 'yours' },
  { key: 'health_education', path: '/health-education/list', guardianVisible: false, disabled: false, group: 'yours' },
  { key: 'promotions', path: '/promotions', guardianVisible: false, disabled: false, group: 'yours' },
] as const satisfies readonly MenuItemShape[];

type MenuItemShape = {
  readonly key: string;
  readonly path: `/${string}`;
  readonly guardianVisible: boolean;
  readonly disabled: boolean;
  readonly group: MenuGroup;
};

export type MenuKey = (typeof sideMenu)[number]['key'];
export type MenuItem = MenuItemShape & { readonly key: MenuKey };

/** S2.08: a dependent sees the guardian-visible items only; disabled ones, here or by the keys given, are hidden. */
export function visibleMenu({
  isDependent,
  disabled = [],
}: {
  isDependent: boolean;
  disabled?: readonly MenuKey[];
}): MenuItem[] {
  const items: readonly MenuItem[] = sideMenu;
  return items.filter(
    (item) => !item.disabled && !disabled.includes(item.key) && (item.guardianVisible || !isDependent),
  );
}
