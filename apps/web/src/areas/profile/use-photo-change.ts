import type { User } from '@balsam/contract/people';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { upload } from '#shared/api/upload.ts';
import { toast } from '#shared/ui/toast.ts';
import { type Cut, cutOut, type Picture } from '#shared/ui/picture.ts';
import { useEditUser, useTakeUser } from './queries.ts';

/** Sends the cut-out photo, tells how far it is, and shows it wherever the person's face stands. */
export const useSendPhoto = (id: number, onSaved: () => void) => {
  const take = useTakeUser();
  const [share, setShare] = useState(0);
  const sending = useMutation({
    mutationFn: async ({ picture, cut }: { picture: Picture; cut: Cut }): Promise<User> => {
      setShare(0);
      const file = await cutOut(picture, cut);
      const fields = { patient_id: String(id), kind: 'profile_photo' as const };
      await upload({ fields, file, onProgress: setShare, quiet: true });
      return api.people.users({ query: { id } });
    },
    onSuccess: (user) => {
      take(user);
      toast.success(m.profile_photo_saved());
      onSaved();
    },
  });
  return { share, sending };
};

export const useRemovePhoto = (id: number, onRemoved: () => void) =>
  useEditUser(id, () => {
    toast.success(m.profile_photo_removed());
    onRemoved();
  });
