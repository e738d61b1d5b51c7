import { staffMenuOf, type StaffMenuItem } from '@balsam/domain/shell';
import {
  ArchiveX,
  Bed,
  Boxes,
  Building2,
  CalendarCheck2,
  CalendarClock,
  CalendarDays,
  ClipboardList,
  FileText,
  FileWarning,
  House,
  MessageSquareText,
  MessagesSquare,
  Newspaper,
  Package,
  PackageCheck,
  Pill,
  QrCode,
  ScrollText,
  Settings,
  ShieldCheck,
  Siren,
  Star,
  Stethoscope,
  Store,
  Ticket,
  UserRoundCog,
  UserRoundSearch,
} from 'lucide-react';
import * as m from '#paraglide/messages.js';
import type { MenuItem } from './menus.ts';

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

const staffPages: Record<StaffMenuItem['key'], Omit<MenuItem, 'path'>> = {
  home: { icon: House, title: m.shell_menu_staff, short: m.shell_bar_home, exact: true },
  orders: { icon: ClipboardList, title: m.staff_orders_title },
  queue: { icon: Ticket, title: m.queue_staff_title },
  patients: { icon: UserRoundSearch, title: m.desk_title },
  visits: { icon: CalendarCheck2, title: m.staff_visits_title, short: m.staff_visits_short },
  admissions: { icon: Bed, title: m.admissions_title, short: m.admissions_short },
  departments: { icon: Building2, title: m.admissions_departments_title },
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
  retention: { icon: ArchiveX, title: m.retention_title, short: m.retention_short },
  audit: { icon: ScrollText, title: m.audit_title },
  settings: { icon: Settings, title: m.staff_settings_title },
};
const staffItems = (roleId: number): readonly MenuItem[] =>
  staffMenuOf(roleId).map(({ key, path }) => ({ ...staffPages[key], path }));

/** The side menu of a doctor, and of the staff what their role may do. Apart from that of patients, whose first page needs none of it. */
export const workMenuItems = (kind: 'doctor' | 'staff', roleId: number): readonly MenuItem[] =>
  kind === 'doctor' ? doctorItems : staffItems(roleId);
