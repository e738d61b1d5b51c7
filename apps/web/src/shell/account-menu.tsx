import type { User } from '@balsam/contract/people';
import { isDoctorRole } from '@balsam/domain/identity';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Avatar, portraitOfUser } from '#shared/ui/avatar.tsx';
import { Filled, gap, PersonName } from '#shared/ui/person-name.tsx';
import { Popover } from '#shared/ui/popover.tsx';
import { SkeletonList } from '#shared/ui/states.tsx';

const AccountItems = lazy(() => import('./account-items.tsx'));
const ChangePassword = lazy(() => import('#shared/account/change-password.tsx'));

/** The short name in the header; a doctor's with its title (SPEC §6). */
const ShortName = ({ user }: { user: User }) =>
  isDoctorRole(user.role_id) ? (
    <Filled sentence={m.shell_doctor_name({ name: gap })}>
      <PersonName person={user} />
    </Filled>
  ) : (
    <PersonName person={user} />
  );

/** The content of the button: the name alone is seen, and what it opens is read aloud with it. */
const Trigger = ({ user }: { user: User }) => (
  <>
    <Avatar size={36} portrait={portraitOfUser(user)} photo={user.profile_photo_url} />
    <span className="sr-only">
      <Filled sentence={m.shell_account({ name: gap })}>
        <ShortName user={user} />
      </Filled>
    </span>
    <span aria-hidden className="max-w-24 truncate desktop:max-w-48 @max-[27rem]:hidden">
      <ShortName user={user} />
    </span>
    <ChevronDown aria-hidden size={18} className="@max-[22rem]:hidden" />
  </>
);

/** Who is signed in; profile, change of password and log-out under it. */
export const AccountMenu = ({ user, hideLogout }: { user: User; hideLogout: boolean }) => {
  const [changing, setChanging] = useState(false);
  return (
    <>
      <Popover
        triggerClass="flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface py-0.75 ps-1 pe-3 @max-[22rem]:pe-1 hover:bg-surface-2"
        panelClass="w-64 p-2"
        trigger={<Trigger user={user} />}
      >
        {(close) => (
          <Suspense fallback={<SkeletonList count={2} />}>
            <AccountItems
              user={user}
              hideLogout={hideLogout}
              onChangePassword={() => setChanging(true)}
              onClose={close}
            />
          </Suspense>
        )}
      </Popover>
      {changing && (
        <Suspense>
          <ChangePassword onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  );
};
