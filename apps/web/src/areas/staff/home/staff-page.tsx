import { staffMenuOf } from '@balsam/domain/shell';
import * as m from '#paraglide/messages.js';
import { useSession } from '#shared/api/session.ts';
import { roleLabel } from '#shared/staff/role-labels.ts';
import { SectionTitle } from '#shared/ui/card.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { Filled, gap, PersonName } from '#shared/ui/person-name.tsx';
import { DayDashboard } from './day-dashboard.tsx';
import { WorkList } from './work-list.tsx';

/** `/staff`: how the day stands, and what the role of the person may do. */
export const StaffPage = () => {
  const user = useSession()?.user;
  const roleId = user?.role_id ?? 0;
  const role = roleLabel(roleId);
  return (
    <Page>
      <PageHeading
        title={
          <Filled sentence={m.staff_welcome({ name: gap })}>
            <PersonName person={user} />
          </Filled>
        }
        detail={role && m.staff_role({ role })}
      />
      <DayDashboard places={staffMenuOf(roleId)} />
      <section aria-labelledby="work" className="flex flex-col gap-2">
        <SectionTitle id="work">{m.day_work()}</SectionTitle>
        <WorkList places={staffMenuOf(roleId)} />
      </section>
    </Page>
  );
};
