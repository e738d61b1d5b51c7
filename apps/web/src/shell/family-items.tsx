import { useQuery } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { useSwitchProfile } from '#shared/account/switch-profile.ts';
import { api } from '#shared/api/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Avatar, portraitNamed, portraitOf } from '#shared/ui/avatar.tsx';
import { PersonName } from '#shared/ui/person-name.tsx';

/** The menu stays a menu: whoever has more finds all of them on the page of the family. */
const most = 5;

/** The profiles that can be opened from the header, one press each. */
const FamilyItems = () => {
  const { data } = useQuery(api.family.members.query({ quiet: true }));
  const open = useSwitchProfile();
  const members = (data?.items ?? []).filter(({ may }) => may.switch).slice(0, most);
  if (members.length === 0) return null;
  return (
    <ul aria-label={m.family_open_a_profile()} className="border-y border-line py-1">
      {members.map((member) => (
        <li key={member.id}>
          <button
            type="button"
            onClick={() => open.isPending || open.mutate(member.id)}
            className="flex min-h-14 w-full items-center gap-3 rounded-md px-3 text-start hover:bg-surface-2"
          >
            <Avatar
              size={36}
              photo={member.profile_photo_url}
              portrait={
                member.portrait
                  ? portraitNamed(member.portrait, member.id)
                  : portraitOf({ gender: member.gender, child: (member.age ?? 18) < 18, id: member.id })
              }
            />
            <span className="flex min-w-0 flex-col">
              <span className="wrap-anywhere">
                <PersonName person={member} length="short" />
              </span>
              <span className="text-small text-muted">{inLocale(member.relation.yours, member.relation.yours_ar)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
};
export default FamilyItems;
