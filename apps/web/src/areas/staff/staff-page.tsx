import { staffMenuOf } from '@balsam/domain/shell';
import { UserRoundCog } from 'lucide-react';
import * as m from '../../paraglide/messages.js';
import { useSession } from '../../shared/api/session.ts';
import { roleWord } from '../../shared/staff/role-words.ts';
import { Card, ListRow } from '../../shared/ui/card.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { Filled, gap, PersonName } from '../../shared/ui/person-name.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';

const Work = () => (
  <Card flush>
    <ListRow
      icon={UserRoundCog}
      tint="care"
      title={m.staff_people_title()}
      detail={m.staff_people_hint()}
      link={{ to: '/staff/people' }}
    />
  </Card>
);

/** The hospital's side: what the role of the person may do; empty until the work of a role moves in. */
export const StaffPage = () => {
  const user = useSession()?.user;
  const role = roleWord(user?.role_id ?? 0);
  const managesStaff = staffMenuOf(user?.role_id ?? 0).some(({ key }) => key === 'people');
  return (
    <Page narrow>
      <PageHeading
        title={
          <Filled sentence={m.staff_welcome({ name: gap })}>
            <PersonName of={user} />
          </Filled>
        }
        detail={role && m.staff_role({ role })}
      />
      {managesStaff ? <Work /> : <EmptyState art="box" title={m.staff_empty_title()} text={m.staff_empty_text()} />}
    </Page>
  );
};
