import { staffMenuOf, type StaffMenuItem } from '@balsam/domain/shell';
import {
  Boxes,
  ClipboardList,
  FileText,
  type LucideIcon,
  MapPinned,
  MessagesSquare,
  Newspaper,
  PackageCheck,
  Pill,
  Settings,
  Star,
  Stethoscope,
  Ticket,
  UserRoundCog,
} from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { useSession } from '#shared/api/session.ts';
import { roleLabel } from '#shared/staff/role-labels.ts';
import { Card, ListRow } from '#shared/ui/card.tsx';
import { linkTo } from '#shared/ui/link-to.ts';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { Filled, gap, PersonName } from '#shared/ui/person-name.tsx';
import { EmptyState } from '#shared/ui/states.tsx';

type WorkContent = { readonly icon: LucideIcon; readonly title: () => string; readonly hint: () => string };

/** What each place of the menu is for; the start itself is none of them. */
const workContent: Readonly<Partial<Record<StaffMenuItem['key'], WorkContent>>> = {
  orders: { icon: ClipboardList, title: m.staff_orders_title, hint: m.staff_orders_hint },
  catalogue: { icon: Boxes, title: m.staff_catalogue_title, hint: m.staff_catalogue_hint },
  queue: { icon: Ticket, title: m.queue_staff_title, hint: m.queue_staff_hint },
  support: { icon: MessagesSquare, title: m.pharmacy_support_desk, hint: m.pharmacy_support_desk_hint },
  doctors: { icon: Stethoscope, title: m.doctors_title, hint: m.doctors_hint },
  reports: { icon: FileText, title: m.staff_reports_title, hint: m.staff_reports_hint },
  refills: { icon: Pill, title: m.staff_refills_title, hint: m.staff_refills_hint },
  ratings: { icon: Star, title: m.staff_ratings_title, hint: m.staff_ratings_hint },
  content: { icon: Newspaper, title: m.content_title, hint: m.content_hint },
  areas: { icon: MapPinned, title: m.staff_areas_title, hint: m.staff_areas_hint },
  riders: { icon: PackageCheck, title: m.riders_title, hint: m.riders_hint },
  people: { icon: UserRoundCog, title: m.staff_people_title, hint: m.staff_people_hint },
  settings: { icon: Settings, title: m.staff_settings_title, hint: m.staff_settings_hint },
};

const Work = ({ places }: { places: readonly StaffMenuItem[] }) => (
  <Card flush>
    {places.map(({ key, path }) => {
      const content = workContent[key];
      return (
        content && (
          <ListRow
            key={key}
            icon={content.icon}
            tint="care"
            title={content.title()}
            detail={content.hint()}
            link={linkTo(path)}
          />
        )
      );
    })}
  </Card>
);

/** The hospital's side: what the role of the person may do; empty until the work of a role moves in. */
export const StaffPage = () => {
  const user = useSession()?.user;
  const role = roleLabel(user?.role_id ?? 0);
  const places = staffMenuOf(user?.role_id ?? 0).filter(({ key }) => key in workContent);
  return (
    <Page narrow>
      <PageHeading
        title={
          <Filled sentence={m.staff_welcome({ name: gap })}>
            <PersonName person={user} />
          </Filled>
        }
        detail={role && m.staff_role({ role })}
      />
      {places.length > 0 ? (
        <Work places={places} />
      ) : (
        <EmptyState art="box" title={m.staff_empty_title()} text={m.staff_empty_text()} />
      )}
    </Page>
  );
};
