import { type MenuKey, staffMenuOf, type StaffMenuItem, visibleMenu } from '@balsam/domain/shell';
import {
  Activity,
  BadgePercent,
  Bed,
  BookOpenText,
  Boxes,
  CalendarDays,
  CalendarPlus,
  ClipboardList,
  FileWarning,
  FlaskConical,
  FolderHeart,
  History,
  House,
  type LucideIcon,
  MessagesSquare,
  PackageCheck,
  Pill,
  ScanLine,
  Search,
  ShieldCheck,
  Siren,
  Store,
  UserRound,
  UserRoundCog,
  Users,
} from 'lucide-react';
import * as m from '../paraglide/messages.js';
import type { Kind } from './person.ts';

export type Place = {
  readonly path: string;
  readonly icon: LucideIcon;
  readonly title: () => string;
  /** Begins a new group in the side menu. */
  readonly newGroup?: boolean;
  /** Current on its own page alone, not on those below it. */
  readonly exact?: true;
  /** The one-word name for the bottom bar. */
  readonly short?: () => string;
};

const faces: Record<MenuKey, { icon: LucideIcon; title: () => string }> = {
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

const pharmacy: Place = { path: '/pharmacy', icon: Store, title: m.shell_menu_pharmacy };
const appointments: Place = {
  path: '/appointment/upcoming/onsite',
  icon: CalendarDays,
  title: m.shell_bar_appointments,
};
const profile: Place = { path: '/profile', icon: UserRound, title: m.shell_my_profile };
const records: Place = { path: '/my-timeline', icon: FolderHeart, title: m.shell_bar_records };

const doctorPlaces: readonly Place[] = [
  { path: '/doctor/dashboard', icon: House, title: m.shell_menu_dashboard, short: m.shell_bar_home },
  {
    path: '/doctor/appointments',
    icon: CalendarDays,
    title: m.shell_menu_doctor_appointments,
    short: m.shell_bar_appointments,
  },
  { path: '/doctor/inpatients', icon: Bed, title: m.shell_menu_inpatients },
  { path: '/doctor/critical-results', icon: Siren, title: m.shell_menu_critical_results, short: m.shell_bar_critical },
  { path: '/doctor/ovr', icon: FileWarning, title: m.shell_menu_ovr },
];

const riderPlaces: readonly Place[] = [{ path: '/rider-orders', icon: PackageCheck, title: m.shell_menu_rider_orders }];

const staffFaces: Record<StaffMenuItem['key'], Omit<Place, 'path'>> = {
  home: { icon: House, title: m.shell_menu_staff, short: m.shell_bar_home, exact: true },
  orders: { icon: ClipboardList, title: m.staff_orders_title },
  catalogue: { icon: Boxes, title: m.staff_catalogue_title },
  support: { icon: MessagesSquare, title: m.pharmacy_support_desk },
  people: { icon: UserRoundCog, title: m.staff_people_title },
};
const staffPlaces = (roleId: number): readonly Place[] =>
  staffMenuOf(roleId).map(({ key, path }) => ({ ...staffFaces[key], path }));

const patientPlaces = (isDependent: boolean): readonly Place[] => {
  const items = visibleMenu({ isDependent });
  const places = items.map(({ key, path, group }, at) => ({
    ...faces[key],
    path,
    newGroup: at > 0 && items[at - 1]?.group !== group,
  }));
  return isDependent ? places : [...places, pharmacy];
};

/** The side menu of a person (SPEC §2), the pharmacy beside its twelve items; of the staff, what their role may do. */
export const sidePlaces = (kind: Kind, isDependent: boolean, roleId = 0): readonly Place[] =>
  ({
    guest: () => [],
    patient: () => patientPlaces(isDependent),
    doctor: () => doctorPlaces,
    rider: () => riderPlaces,
    staff: () => staffPlaces(roleId),
  })[kind]();

const homeOf = (first: Place): Place => ({ ...first, title: first.short ?? m.shell_bar_home });

/** What the bottom bar of a phone shows; the last of its five places, More, opens the rest and the profile. */
export const barPlaces = (
  kind: Kind,
  isDependent: boolean,
  roleId = 0,
): { bar: readonly Place[]; rest: readonly Place[] } => {
  const side = sidePlaces(kind, isDependent, roleId);
  const [first] = side;
  if (!first || side.length < 2) return { bar: [], rest: [] };
  const bar = kind === 'patient' ? [homeOf(first), appointments, pharmacy, records] : side.slice(0, 4);
  const rest = side.filter((place) => !bar.some(({ path }) => path === place.path));
  return { bar, rest: rest.length > 0 ? [...rest, profile] : rest };
};
