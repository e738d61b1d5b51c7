import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { startSession } from '#shared/api/session.ts';
import { whileTokenChanges } from '#shared/api/signed-out.ts';
import { focusHeading } from '#shared/ui/heading-focus.ts';
import { linkTo } from '#shared/ui/link-to.ts';
import { nameOf } from '#shared/ui/person-name.tsx';
import { toast } from '#shared/ui/toast.ts';

/** The way back to one's own profile. */
export const ownProfile = 'own';

/**
 * Opens the profile of a family member (by the id of the grant), or one's own again (S4.20). The log-in gets another token: with it
 * everything that was read is forgotten, and the other tabs of this browser follow. `page`: what is opened there, else what the server says.
 */
export const useSwitchProfile = (page?: string) => {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (to: number | typeof ownProfile) =>
      whileTokenChanges(async () => {
        const opened = await (to === ownProfile ? api.family.switchBack() : api.family.switch({ body: { id: to } }));
        startSession({ token: opened.access_token, user: opened.user });
        return opened;
      }),
    onSuccess: async ({ user, landing }) => {
      toast.info(user.isDependent ? m.family_now_in({ name: nameOf(user) }) : m.family_now_back());
      await navigate(linkTo(page ?? landing));
      // Where the page was open already there was no arrival, and the button that had the focus is gone.
      focusHeading();
    },
  });
};
