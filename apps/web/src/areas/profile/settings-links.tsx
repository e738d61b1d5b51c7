import { Bell, KeyRound, MonitorSmartphone, ShieldCheck, Star, Trash2, Users, Wallet } from 'lucide-react';
import { lazy, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Card, ListRow } from '#shared/ui/card.tsx';
import { Deferred } from '#shared/ui/deferred.tsx';
import { linkTo } from '#shared/ui/link-to.ts';
import { Section } from './personal-details.tsx';

const ChangePassword = lazy(() => import('#shared/account/change-password.tsx'));

const links = {
  wallet: {
    path: '/wallet',
    icon: Wallet,
    tint: 'life',
    title: m.profile_wallet,
    detail: m.profile_wallet_detail,
  },
  family: {
    path: '/family-members',
    icon: Users,
    tint: 'family',
    title: m.profile_family,
    detail: m.profile_family_detail,
  },
  reviews: {
    path: '/my-reviews',
    icon: Star,
    tint: 'care',
    title: m.reviews_title,
    detail: m.reviews_profile_detail,
  },
  notifications: {
    path: '/notifications/settings',
    icon: Bell,
    tint: 'life',
    title: m.profile_notifications,
    detail: m.profile_notifications_detail,
  },
  devices: {
    path: '/profile/devices',
    icon: MonitorSmartphone,
    tint: 'care',
    title: m.profile_devices,
    detail: m.profile_devices_detail,
  },
  privacy: {
    path: '/profile/privacy',
    icon: ShieldCheck,
    tint: 'records',
    title: m.profile_privacy,
    detail: m.profile_privacy_detail,
  },
  delete: { path: '/delete-me', icon: Trash2, tint: 'life', title: m.profile_delete, detail: m.profile_delete_detail },
} as const;

export type SettingsLink = keyof typeof links;

const PasswordRow = () => {
  const [changing, setChanging] = useState(false);
  return (
    <>
      <ListRow
        icon={KeyRound}
        tint="care"
        title={m.profile_password()}
        detail={m.profile_password_detail()}
        onPress={() => setChanging(true)}
      />
      {changing && (
        <Deferred>
          <ChangePassword onClose={() => setChanging(false)} />
        </Deferred>
      )}
    </>
  );
};

/** What else belongs to the profile, each on a page of its own; the password is changed in place. */
export const Settings = ({ to, password = false }: { to: readonly SettingsLink[]; password?: boolean }) => (
  <Section title={m.profile_settings()}>
    <Card flush className="overflow-hidden">
      <ul className="divide-y divide-line">
        {password && (
          <li>
            <PasswordRow />
          </li>
        )}
        {to.map((lead) => {
          const { path, icon, tint, title, detail } = links[lead];
          return (
            <li key={lead}>
              <ListRow icon={icon} tint={tint} title={title()} detail={detail()} link={linkTo(path)} />
            </li>
          );
        })}
      </ul>
    </Card>
  </Section>
);
