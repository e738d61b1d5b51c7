import type { StaffMenuItem } from '@balsam/domain/shell';
import {
  ArchiveX,
  Bed,
  Boxes,
  Building2,
  CalendarCheck2,
  CalendarClock,
  ClipboardList,
  FileText,
  FileWarning,
  type LucideIcon,
  MapPinned,
  MessagesSquare,
  Newspaper,
  Package,
  PackageCheck,
  Pill,
  QrCode,
  ScrollText,
  Settings,
  ShieldCheck,
  Star,
  Stethoscope,
  Ticket,
  UserRoundCog,
  UserRoundSearch,
} from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { Card, ListRow } from '#shared/ui/card.tsx';
import { linkTo } from '#shared/ui/link-to.ts';

type WorkContent = { readonly icon: LucideIcon; readonly title: () => string; readonly hint: () => string };
type Place = Exclude<StaffMenuItem['key'], 'home'>;

/** What each place of the menu is for; the start itself is none of them. */
const workContent: Readonly<Record<Place, WorkContent>> = {
  orders: { icon: ClipboardList, title: m.staff_orders_title, hint: m.staff_orders_hint },
  refills: { icon: Pill, title: m.staff_refills_title, hint: m.staff_refills_hint },
  catalogue: { icon: Boxes, title: m.staff_catalogue_title, hint: m.staff_catalogue_hint },
  support: { icon: MessagesSquare, title: m.pharmacy_support_desk, hint: m.pharmacy_support_desk_hint },
  queue: { icon: Ticket, title: m.queue_staff_title, hint: m.queue_staff_hint },
  patients: { icon: UserRoundSearch, title: m.desk_title, hint: m.desk_hint },
  visits: { icon: CalendarCheck2, title: m.staff_visits_title, hint: m.day_work_visits },
  admissions: { icon: Bed, title: m.admissions_title, hint: m.day_work_admissions },
  departments: { icon: Building2, title: m.admissions_departments_title, hint: m.day_work_departments },
  doctors: { icon: Stethoscope, title: m.doctors_title, hint: m.doctors_hint },
  waiting: { icon: CalendarClock, title: m.waiting_staff_title, hint: m.day_work_waiting },
  codes: { icon: QrCode, title: m.checkin_door_title, hint: m.day_work_codes },
  ratings: { icon: Star, title: m.staff_ratings_title, hint: m.staff_ratings_hint },
  approvals: { icon: ShieldCheck, title: m.staff_approvals_title, hint: m.staff_approvals_hint },
  packages: { icon: Package, title: m.staff_packages_title, hint: m.day_work_packages },
  content: { icon: Newspaper, title: m.content_title, hint: m.content_hint },
  reports: { icon: FileText, title: m.staff_reports_title, hint: m.staff_reports_hint },
  ovr: { icon: FileWarning, title: m.staff_ovr_title, hint: m.day_work_incidents },
  areas: { icon: MapPinned, title: m.staff_areas_title, hint: m.staff_areas_hint },
  riders: { icon: PackageCheck, title: m.riders_title, hint: m.riders_hint },
  people: { icon: UserRoundCog, title: m.staff_people_title, hint: m.staff_people_hint },
  retention: { icon: ArchiveX, title: m.retention_title, hint: m.retention_hint },
  audit: { icon: ScrollText, title: m.audit_title, hint: m.audit_hint },
  settings: { icon: Settings, title: m.staff_settings_title, hint: m.staff_settings_hint },
};

const isPlace = (item: StaffMenuItem): item is Extract<StaffMenuItem, { key: Place }> => item.key !== 'home';

/** What the role of the person may do, each with the way there. */
export const WorkList = ({ places }: { places: readonly StaffMenuItem[] }) => (
  <Card flush className="desktop:grid desktop:grid-cols-2">
    {places.filter(isPlace).map(({ key, path }) => {
      const { icon, title, hint } = workContent[key];
      return <ListRow key={key} icon={icon} tint="care" title={title()} detail={hint()} link={linkTo(path)} />;
    })}
  </Card>
);
