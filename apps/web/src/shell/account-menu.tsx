import type { User } from '@balsam/contract/people';
import { isDoctorRole, roles } from '@balsam/domain/identity';
import { useNavigate } from '@tanstack/react-router';
import { ChevronDown, KeyRound, LogOut, type LucideIcon, UserRound, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import * as m from '../paraglide/messages.js';
import { Avatar, portraitOfUser } from '../shared/ui/avatar.tsx';
import { cx } from '../shared/ui/class-names.ts';
import { linkTo } from '../shared/ui/link-to.ts';
import { Filled, gap, PersonName } from '../shared/ui/person-name.tsx';
import { Popover } from '../shared/ui/popover.tsx';
import { logOut } from './log-out.ts';

const FamilyItems = lazy(() => import('./family-items.tsx'));
const ChangePassword = lazy(() => import('../shared/account/change-password.tsx'));

/** The short name in the header; a doctor's with its title (SPEC §6). */
const ShortName = ({ user }: { user: User }) =>
  isDoctorRole(user.role_id) ? (
    <Filled sentence={m.shell_doctor_name({ name: gap })}>
      <PersonName of={user} />
    </Filled>
  ) : (
    <PersonName of={user} />
  );

/** The face of the button: the name alone is seen, and what it opens is read aloud with it. */
const Trigger = ({ user }: { user: User }) => (
  <>
    <Avatar size={36} portrait={portraitOfUser(user)} photo={user.profile_photo_url} />
    <span className="sr-only">
      <Filled sentence={m.shell_account({ name: gap })}>
        <ShortName user={user} />
      </Filled>
    </span>
    <span aria-hidden className="max-w-24 truncate desk:max-w-48">
      <ShortName user={user} />
    </span>
    <ChevronDown aria-hidden size={18} />
  </>
);

type ItemProps = {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly mirrored?: boolean;
  readonly onPress: () => void;
};

const Item = ({ icon: Icon, label, mirrored = false, onPress }: ItemProps) => (
  <button
    type="button"
    onClick={onPress}
    className="flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-start hover:bg-surface-2"
  >
    <Icon aria-hidden size={20} strokeWidth={1.9} className={cx('shrink-0 text-text-2', mirrored && 'mirrored')} />
    {label}
  </button>
);

/** Whose profiles a patient may open besides; inside one of them there is only the strip's way back. */
const Family = () => {
  const navigate = useNavigate();
  return (
    <>
      <Item icon={Users} label={m.family_title()} onPress={() => void navigate(linkTo('/family-members'))} />
      <Suspense>
        <FamilyItems />
      </Suspense>
    </>
  );
};

/** Who is signed in; profile, change of password and log-out under it. */
export const AccountMenu = ({ user, hideLogout }: { user: User; hideLogout: boolean }) => {
  const [changing, setChanging] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Popover
        triggerClass="flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface py-0.75 ps-1 pe-3 hover:bg-surface-2"
        panelClass="w-64 p-2"
        trigger={<Trigger user={user} />}
      >
        {(close) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- any of its buttons closes the panel
          <div onClick={close}>
            <Item icon={UserRound} label={m.shell_my_profile()} onPress={() => void navigate(linkTo('/profile'))} />
            {user.role_id === roles.patient && !user.isDependent && <Family />}
            {!user.isDependent && (
              <Item icon={KeyRound} label={m.shell_change_password()} onPress={() => setChanging(true)} />
            )}
            {!hideLogout && <Item icon={LogOut} mirrored label={m.shell_log_out()} onPress={() => void logOut()} />}
          </div>
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
