import type { User } from '@balsam/contract/people';
import { isDoctorRole } from '@balsam/domain/identity';
import { useNavigate } from '@tanstack/react-router';
import { ChevronDown, KeyRound, LogOut, type LucideIcon, UserRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import * as m from '../paraglide/messages.js';
import { inLocale } from '../shared/i18n/locale.tsx';
import { Avatar, portraitOfUser } from '../shared/ui/avatar.tsx';
import { cx } from '../shared/ui/class-names.ts';
import { linkTo } from '../shared/ui/link-to.ts';
import { Popover } from '../shared/ui/popover.tsx';
import { logOut } from './log-out.ts';

const ChangePassword = lazy(() => import('./change-password.tsx'));

/** The short name in the header; a doctor's with its title (SPEC §6). */
const shortName = (user: User): string => {
  const name = inLocale(user.first_name, user.first_name_ar);
  return isDoctorRole(user.role_id) ? m.shell_doctor_name({ name }) : name;
};

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

/** Who is signed in; profile, change of password and log-out under it. */
export const AccountMenu = ({ user, hideLogout }: { user: User; hideLogout: boolean }) => {
  const [changing, setChanging] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Popover
        label={m.shell_account({ name: shortName(user) })}
        triggerClass="flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface py-0.75 ps-1 pe-3 hover:bg-surface-2"
        panelClass="w-64 p-2"
        trigger={
          <>
            <Avatar size={36} portrait={portraitOfUser(user)} photo={user.profile_photo_url} />
            <span className="max-w-24 truncate desk:max-w-48">{shortName(user)}</span>
            <ChevronDown aria-hidden size={18} />
          </>
        }
      >
        {(close) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- any of its buttons closes the panel
          <div onClick={close}>
            <Item icon={UserRound} label={m.shell_my_profile()} onPress={() => void navigate(linkTo('/profile'))} />
            <Item icon={KeyRound} label={m.shell_change_password()} onPress={() => setChanging(true)} />
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
