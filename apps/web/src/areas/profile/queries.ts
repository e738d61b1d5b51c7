import type { User } from '@balsam/contract/people';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';
import { getSession, updateUser, useSession } from '#shared/api/session.ts';

/** The open profile as the server has it now; what the log-in knows of it stands until then. */
export const ownUser = (known: User) =>
  queryOptions({
    ...api.people.users.query({ query: { id: known.id }, quiet: true }),
    placeholderData: known,
  });

/** Whose profile is open. These screens are behind a log-in, and one that ends leads away from them. */
export const useKnownUser = (): User | undefined => useSession()?.user;

/** Takes over a user that the server answered: for this area, and for header and strip. */
export const useTakeUser = () => {
  const client = useQueryClient();
  return (user: User): void => {
    client.setQueryData(ownUser(user).queryKey, user);
    if (getSession()?.user.id === user.id) updateUser(user);
  };
};

type Change = NonNullable<Parameters<typeof api.people.updateUser>[0]['body']>;

/** Changes the open profile; the failure is shown by the form itself. */
export const useEditUser = (id: number, onSaved: () => void) => {
  const take = useTakeUser();
  return useMutation({
    mutationFn: (body: Change) => api.people.updateUser({ params: { id }, body, quiet: true }),
    onSuccess: (user) => {
      take(user);
      onSaved();
    },
  });
};

/** What the directory says of a doctor. */
export const inDirectory = (doctorId: number) =>
  queryOptions(api.hospital.doctorDetail.query({ params: { id: doctorId }, quiet: true }));
