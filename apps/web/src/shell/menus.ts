import { type MenuKey, staffMenuOf, type StaffMenuItem, visibleMenu } from '@balsam/domain/shell';
import {
  Activity,
  BadgePercent,
  Bed,
  BookOpenText,
  Boxes,
  CalendarCheck2,
  CalendarClock,
  CalendarDays,
  CalendarPlus,
  ClipboardList,
  FileText,
  FileWarning,
  FlaskConical,
  FolderHeart,
  History,
  House,
  type LucideIcon,
  MessageSquareText,
  MessagesSquare,
  Newspaper,
  Package,
  PackageCheck,
  Pill,
  QrCode,
  ScanLine,
  Search,
  Settings,
  ShieldCheck,
  Siren,
  Star,
  Stethoscope,
  Store,
  Ticket,
  UserRound,
  UserRoundCog,
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
};

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
  path: '/appointment/upcoming/onsite',
  icon: CalendarDays,
  title: m.shell_bar_appointments,
};
const profile: MenuItem = { path: '/profile', icon: UserRound, title: m.shell_my_profile };
const records: MenuItem = { path: '/my-timeline', icon: FolderHeart, title: m.shell_bar_records };

const doctorItems: readonly MenuItem[] = [
  { path: '/doctor/dashboard', icon: House, title: m.shell_menu_dashboard, short: m.shell_bar_home },
  {
    path: '/doctor/appointments',
    icon: CalendarDays,
    title: m.shell_menu_doctor_appointments,
    short: m.shell_bar_appointments,
  },
  {
    path: '/doctor/messages',
    icon: MessageSquareText,
    title: m.doctor_messages_title,
    short: m.doctor_messages_short,
  },
  { path: '/doctor/inpatients', icon: Bed, title: m.shell_menu_inpatients },
  { path: '/doctor/critical-results', icon: Siren, title: m.shell_menu_critical_results, short: m.shell_bar_critical },
  { path: '/doctor/ovr', icon: FileWarning, title: m.shell_menu_ovr },
  { path: '/doctor/hours', icon: CalendarClock, title: m.doctors_own_title, short: m.doctors_own_short },
];

const riderItems: readonly MenuItem[] = [
  { path: '/rider-orders', icon: PackageCheck, title: m.shell_menu_rider_orders },
];

const staffPages: Record<StaffMenuItem['key'], Omit<MenuItem, 'path'>> = {
  home: { icon: House, title: m.shell_menu_staff, short: m.shell_bar_home, exact: true },
  orders: { icon: ClipboardList, title: m.staff_orders_title },
  queue: { icon: Ticket, title: m.queue_staff_title },
  visits: { icon: CalendarCheck2, title: m.staff_visits_title, short: m.staff_visits_short },
  doctors: { icon: Stethoscope, title: m.doctors_title, short: m.doctors_short },
  waiting: { icon: CalendarClock, title: m.waiting_staff_title, short: m.waiting_staff_short },
  codes: { icon: QrCode, title: m.checkin_door_title, short: m.checkin_door_short },
  reports: { icon: FileText, title: m.staff_reports_title, short: m.staff_reports_short },
  refills: { icon: Pill, title: m.staff_refills_title, short: m.staff_refills_short },
  ratings: { icon: Star, title: m.staff_ratings_title, short: m.staff_ratings_short },
  catalogue: { icon: Boxes, title: m.staff_catalogue_title },
  support: { icon: MessagesSquare, title: m.pharmacy_support_desk },
  approvals: { icon: ShieldCheck, title: m.staff_approvals_title },
  packages: { icon: Package, title: m.staff_packages_title },
  ovr: { icon: FileWarning, title: m.staff_ovr_title, short: m.staff_ovr_short },
  content: { icon: Newspaper, title: m.content_title },
  areas: { icon: Store, title: m.staff_areas_title, short: m.staff_areas_short },
  riders: { icon: PackageCheck, title: m.riders_title, short: m.riders_short },
  people: { icon: UserRoundCog, title: m.staff_people_title },
  settings: { icon: Settings, title: m.staff_settings_title },
};
const staffItems = (roleId: number): readonly MenuItem[] =>
  staffMenuOf(roleId).map(({ key, path }) => ({ ...staffPages[key], path }));

const patientItems = (isDependent: boolean): readonly MenuItem[] => {
  const visible = visibleMenu({ isDependent });
  const items = visible.map(({ key, path, group }, at) => ({
    ...menuContent[key],
    path,
    newGroup: at > 0 && visible[at - 1]?.group !== group,
  }));
  return isDependent ? items : [...items, pharmacy];
};

/** The side menu of a person (SPEC §2), the pharmacy beside its twelve items; of the staff, what their role may do. */
export const sideMenuItems = (kind: Kind, isDependent: boolean, roleId = 0): readonly MenuItem[] =>
  ({
    guest: () => [],
    patient: () => patientItems(isDependent),
    doctor: () => doctorItems,
    rider: () => riderItems,
    staff: () => staffItems(roleId),
  })[kind]();

const homeOf = (first: MenuItem): MenuItem => ({ ...first, title: first.short ?? m.shell_bar_home });

/** What the bottom bar of a phone shows; the last of its five places, More, opens the rest and the profile. */
export const bottomBarItems = (
  kind: Kind,
  isDependent: boolean,
  roleId = 0,
): { bar: readonly MenuItem[]; rest: readonly MenuItem[] } => {
  const side = sideMenuItems(kind, isDependent, roleId);
  const [first] = side;
  if (!first || side.length < 2) return { bar: [], rest: [] };
  const bar = kind === 'patient' ? [homeOf(first), appointments, pharmacy, records] : side.slice(0, 4);
  const rest = side.filter((item) => !bar.some(({ path }) => path === item.path));
  return { bar, rest: rest.length > 0 ? [...rest, profile] : rest };
};
