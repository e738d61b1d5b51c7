import { ImagePlus, UserRoundCheck } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { useSwitchProfile } from '#shared/account/switch-profile.ts';
import { Button } from '#shared/ui/button.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { nameOf } from '#shared/ui/person-name.tsx';
import { EmptyState } from '#shared/ui/states.tsx';
import type { FamilyMember } from './queries.ts';

/** They are in: on into their profile, or back to the list. */
export const AddedStep = ({ member }: { member: FamilyMember }) => {
  const open = useSwitchProfile();
  const openPhoto = useSwitchProfile('/profile/photo');
  const name = nameOf(member);
  return (
    <EmptyState
      art="done"
      title={m.family_done_title({ name })}
      text={
        <>
          {m.family_done_text()} {m.family_done_photo()}
        </>
      }
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button icon={UserRoundCheck} pending={open.isPending} onClick={() => open.mutate(member.id)}>
            {m.family_open()}
          </Button>
          <Button
            variant="outline"
            icon={ImagePlus}
            pending={openPhoto.isPending}
            onClick={() => openPhoto.mutate(member.id)}
          >
            {m.family_add_photo()}
          </Button>
          <LinkButton variant="outline" to="/family-members">
            {m.family_done_later()}
          </LinkButton>
        </div>
      }
    />
  );
};
