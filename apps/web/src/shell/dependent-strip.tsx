import type { User } from '@balsam/contract/people';
import * as m from '../paraglide/messages.js';
import { inLocale } from '../shared/i18n/locale.tsx';
import { Avatar, portraitOfUser } from '../shared/ui/avatar.tsx';

/** A dependent's profile is unmistakable: the plum strip stays while scrolling. */
export const DependentStrip = ({ user }: { user: User }) => {
  const name = `${inLocale(user.first_name, user.first_name_ar)} ${inLocale(user.family_name, user.family_name_ar)}`;
  return (
    <section
      aria-label={m.shell_dependent_profile({ name })}
      className="fixed inset-x-0 top-(--header) z-20 flex h-14 items-center gap-3 bg-dep px-4 text-dep-on desk:px-8"
    >
      <Avatar size={36} portrait={portraitOfUser(user)} photo={user.profile_photo_url} ring="dependent" />
      <p className="font-bold">{m.shell_dependent_profile({ name })}</p>
    </section>
  );
};
