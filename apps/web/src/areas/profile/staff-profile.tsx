import type { User } from '@balsam/contract/people';
import { roles } from '@balsam/domain/identity';
import * as m from '#paraglide/messages.js';
import { Split } from '#shared/ui/page.tsx';
import { Contact } from './personal-details.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { Settings } from './settings-links.tsx';

const roleWords: Readonly<Record<number, () => string>> = {
  [roles.administrator]: m.staff_role_administrator,
  [roles.pharmacist]: m.staff_role_pharmacist,
  [roles.support]: m.staff_role_support,
  [roles.frontDesk]: m.staff_role_front_desk,
  [roles.records]: m.staff_role_records,
};

/** Somebody who runs the hospital side: who they are here, and their log-in. */
export const StaffProfile = ({ user }: { user: User }) => (
  <Split ratio="home" className="desktop:gap-6">
    <div className="flex flex-col gap-5">
      <ProfileHeader user={user} editable>
        <p className="text-muted">{roleWords[user.role_id]?.()}</p>
      </ProfileHeader>
      <Contact user={user} editable={false} />
    </div>
    <Settings password to={['devices']} />
  </Split>
);
