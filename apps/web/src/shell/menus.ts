import { type MenuKey, visibleMenu } from '@balsam/domain/shell';
import {
  Activity,
  BadgePercent,
  BookOpenText,
  CalendarDays,
  CalendarPlus,
  FlaskConical,
  FolderHeart,
  History,
  House,
  type LucideIcon,
  PackageCheck,
  Pill,
  ScanLine,
  Search,
  ShieldCheck,
  Store,
  UserRound,
  Users,
} from 'lucide-react';
import * as m from '#paraglide/messages.js';
import type { Kind } from './person.ts';

export type MenuItem = {
  readonly path: string;
  readonly icon: LucideIcon;
  readonly title: () => string;
  /** Begins a new group in the side menu. */
  readonly newGroup?: boolean;
  /** Current on its own page alone, not on those below it. */
  readonly exact?: true;
  /** The one-word name for the bottom bar. */
  readonly short?: () => string;
  /** How the addresses of its section begin, beside its own. */
  readonly section?: readonly string[];
};

/** Whether an address is in the section of an item. */
export const isWithin = ({ path, exact, section = [] }: MenuItem, pathname: string): boolean =>
  pathname === path || [...(exact ? [] : [path]), ...section].some((start) => pathname.startsWith(start));

const menuContent: Record<MenuKey, { icon: LucideIcon; title: () => string }> = {
  dashboard: { icon: House, title: m.shell_menu_dashboard },
  book: { icon: CalendarPlus, title: m.shell_menu_book },
  symptom_checker: { icon: Activity, title: m.shell_menu_symptom_checker },
  find_doctor: { icon: Search, title: m.shell_menu_find_doctor },
  lab_works: { icon: FlaskConical, title: m.shell_menu_lab_works },
  radiology: { icon: ScanLine, title: m.shell_menu_radiology },
  timeline: { icon: History, title: m.shell_menu_timeline },
  medications: { icon: Pill, title: m.shell_menu_medications },
  insurance: { icon: ShieldCheck, title: m.shell_menu_insurance },
  family: { icon: Users, title: m.shell_menu_family },
  health_education: { icon: BookOpenText, title: m.shell_menu_health_education },
  promotions: { icon: BadgePercent, title: m.shell_menu_promotions },
};

const pharmacy: MenuItem = { path: '/pharmacy', icon: Store, title: m.shell_menu_pharmacy };
const appointments: MenuItem = {
  path: '/appointment/upcoming/all',
  icon: CalendarDays,
  title: m.shell_bar_appointments,
  section: ['/appointment', '/find-a-specialist', '/waiting-list', '/check-in', '/tele-consultation', '/queue'],
};
const profile: MenuItem = { path: '/profile', icon: UserRound, title: m.shell_my_profile };
const records: MenuItem = {
  path: '/my-timeline',
  icon: FolderHeart,
  title: m.shell_bar_records,
  section: [
    '/lab-works',
    '/radiology-report',
    '/my-medication',
    '/medical-',
    '/sick-leaves',
    '/vaccinations',
    '/growth',
    '/sharing',
  ],
};

const riderItems: readonly MenuItem[] = [
  { path: '/rider-orders', icon: PackageCheck, title: m.shell_menu_rider_orders },
];

const patientItems = (isDependent: boolean, hidden: readonly string[]): readonly MenuItem[] => {
  const visible = visibleMenu({ isDependent, hidden });
  const items = visible.map(({ key, path, group }, at) => ({
    ...menuContent[key],
    path,
    newGroup: at > 0 && visible[at - 1]?.group !== group,
  }));
  return isDependent || hidden.includes(pharmacy.path) ? items : [...items, pharmacy];
};

/** The side menu of a patient (SPEC §2), the pharmacy beside its twelve items, and of a rider; `work-menus.ts` has those of the others. */
export const sideMenuItems = (
  kind: Kind,
  isDependent: boolean,
  hidden: readonly string[] = [],
): readonly MenuItem[] => {
  if (kind === 'patient') return patientItems(isDependent, hidden);
  return kind === 'rider' ? riderItems : [];
};

const homeOf = (first: MenuItem): MenuItem => ({ ...first, title: first.short ?? m.shell_bar_home });

/** The places of a patient, the pharmacy only where the menu has it: a dependent's profile has none. */
const patientBar = (first: MenuItem, side: readonly MenuItem[], hidden: readonly string[]): readonly MenuItem[] =>
  [homeOf(first), appointments, pharmacy, records].filter(
    (item) => !hidden.includes(item.path) && (item !== pharmacy || side.includes(pharmacy)),
  );

/** What the bottom bar of a phone shows of a side menu; the last of its five places, More, opens the rest and the profile. */
export const bottomBarItems = (
  kind: Kind,
  side: readonly MenuItem[],
  hidden: readonly string[] = [],
): { bar: readonly MenuItem[]; rest: readonly MenuItem[] } => {
  const [first] = side;
  if (!first || side.length < 2) return { bar: [], rest: [] };
  const bar = kind === 'patient' ? patientBar(first, side, hidden) : side.slice(0, 4);
  const rest = side.filter((item) => !bar.some(({ path }) => path === item.path));
  return { bar, rest: rest.length > 0 ? [...rest, profile] : rest };
};
