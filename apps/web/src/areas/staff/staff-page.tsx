import { roles } from '@balsam/domain/identity';
import * as m from '../../paraglide/messages.js';
import { useSession } from '../../shared/api/session.ts';
import { inLocale } from '../../shared/i18n/locale.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';

const roleWords: Readonly<Record<number, () => string>> = {
  [roles.administrator]: m.staff_role_administrator,
  [roles.pharmacist]: m.staff_role_pharmacist,
  [roles.support]: m.staff_role_support,
  [roles.frontDesk]: m.staff_role_front_desk,
  [roles.records]: m.staff_role_records,
};

/** The hospital's side: empty until the work of each role moves in. */
export const StaffPage = () => {
  const user = useSession()?.user;
  const role = roleWords[user?.role_id ?? 0];
  return (
    <Page narrow>
      <PageHeading
        title={m.staff_welcome({ name: inLocale(user?.first_name, user?.first_name_ar) })}
        detail={role && m.staff_role({ role: role() })}
      />
      <EmptyState art="box" title={m.staff_empty_title()} text={m.staff_empty_text()} />
    </Page>
  );
};
