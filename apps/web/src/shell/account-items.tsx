import type { User } from '@balsam/contract/people';
import { roles } from '@balsam/domain/identity';
import { useNavigate } from '@tanstack/react-router';
import { KeyRound, LogOut, type LucideIcon, Moon, Package, Sun, UserRound, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { cx } from '#shared/ui/class-names.ts';
import { linkTo } from '#shared/ui/link-to.ts';
import { currentTheme, switchTheme } from '#shared/ui/theme.ts';
import { logOut } from './log-out.ts';

const FamilyItems = lazy(() => import('./family-items.tsx'));

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

/** Stays open and keeps the focus: who has switched may want the other one back. */
const ThemeItem = () => {
  const [theme, setTheme] = useState(currentTheme);
  const isDark = theme === 'dark';
  return (
    <Item
      icon={isDark ? Sun : Moon}
      label={isDark ? m.shell_theme_light() : m.shell_theme_dark()}
      onPress={() => setTheme(switchTheme())}
    />
  );
};

type ItemsProps = {
  readonly user: User;
  readonly hideLogout: boolean;
  readonly onChangePassword: () => void;
  readonly onClose: () => void;
};

/** Profile, orders of the pharmacy, profiles of the family, change of password, the other theme and log-out. */
const AccountItems = ({ user, hideLogout, onChangePassword, onClose }: ItemsProps) => {
  const navigate = useNavigate();
  const isOwnPatient = user.role_id === roles.patient && !user.isDependent;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- any of its buttons closes the panel */}
      <div onClick={onClose}>
        <Item icon={UserRound} label={m.shell_my_profile()} onPress={() => void navigate(linkTo('/profile'))} />
        {isOwnPatient && (
          <Item
            icon={Package}
            label={m.pharmacy_orders_title()}
            onPress={() => void navigate(linkTo('/pharmacy/orders'))}
          />
        )}
        {isOwnPatient && <Family />}
        {!user.isDependent && <Item icon={KeyRound} label={m.shell_change_password()} onPress={onChangePassword} />}
      </div>
      <ThemeItem />
      {!hideLogout && <Item icon={LogOut} mirrored label={m.shell_log_out()} onPress={() => void logOut()} />}
    </>
  );
};

export default AccountItems;
