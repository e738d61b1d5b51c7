import type { User } from '@balsam/contract/people';
import { ageOn, riyadhDay } from '@balsam/domain/time';
import { Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { ownProfile, useSwitchProfile } from '#shared/account/switch-profile.ts';
import { digits } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Avatar, portraitOfUser } from '#shared/ui/avatar.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { Filled, gap, PersonName } from '#shared/ui/person-name.tsx';

/** Back to the guardian's own profile, from wherever they are. */
const BackToOwnProfile = () => {
  const back = useSwitchProfile();
  return (
    <button
      type="button"
      onClick={() => back.isPending || back.mutate(ownProfile)}
      aria-busy={back.isPending || undefined}
      className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full bg-white px-4 font-bold text-(--plum-700) hover:bg-(--plum-50)"
    >
      {back.isPending ? (
        <span aria-hidden className="spinner size-4.5" />
      ) : (
        <Undo2 aria-hidden size={18} strokeWidth={2.1} className={cx('shrink-0 mirrored')} />
      )}
      {m.family_my_profile()}
    </button>
  );
};

const DependentName = ({ user: { dob, relation } }: { user: User }) => {
  const [today] = useState(() => riyadhDay(new Date()));
  const age = dob === null ? undefined : ageOn(dob, today);
  return (
    <InlineList className="text-small">
      {relation && <span>{inLocale(relation.title, relation.title_ar)}</span>}
      {age !== undefined && <span>{m.family_age({ count: age, years: digits(age) })}</span>}
    </InlineList>
  );
};

/** A dependent's profile is unmistakable: the plum strip stays while scrolling, with the way back (S4.20). */
const DependentStrip = ({ user }: { user: User }) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="fixed inset-x-0 top-(--header) z-20 flex h-14 items-center gap-3 bg-dep px-4 max-[24rem]:gap-2 max-[24rem]:px-3 text-dep-on desktop:px-8"
    >
      <Avatar size={36} portrait={portraitOfUser(user)} photo={user.profile_photo_url} ring="dependent" />
      <div className="min-w-0 flex-1">
        <p id={id} className="leading-7 font-bold max-desktop:leading-6 wrap-anywhere">
          <Filled sentence={m.shell_dependent_profile({ name: gap })}>
            <PersonName person={user} length="short" />
          </Filled>
        </p>
        <DependentName user={user} />
      </div>
      <BackToOwnProfile />
    </section>
  );
};
export default DependentStrip;
