import type { CallReply } from '@balsam/contract/call';
import type { staff } from '@balsam/contract/staff';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';
import type { PeopleSearch } from './search.ts';

export type StaffPerson = CallReply<typeof staff.list>['items'][number];
export type StaffDetail = CallReply<typeof staff.person>;

/** People on one page of the list. */
export const pageLength = 20;

export const peopleQuery = ({ q, role, state, page = 1 }: PeopleSearch) =>
  api.staff.list.query({
    query: { q, role: role === undefined ? undefined : (String(role) as '1'), state, page, limit: pageLength },
  });

export const personQuery = (id: number) => api.staff.person.query({ params: { id } });

/** A change to the staff: everything read of them is read again, whether it went well or was too late. */
export const useStaffChange = <Variables, Reply>(
  change: (request: Variables) => Promise<Reply>,
  onDone: (reply: Reply) => void,
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: ['staff'] }),
  });
};
