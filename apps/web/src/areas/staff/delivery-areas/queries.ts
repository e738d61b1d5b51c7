import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';
import type { AreaDraft, DeliveryArea } from './area-draft.ts';

export const areasQuery = () => api.deliveryAreas.list.query();

/** Sets where a branch delivers; whether it went well or somebody was faster, all of them are read again. */
export const useAreaChange = ({ location_id, revision }: DeliveryArea, onDone: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ cities, corners }: AreaDraft) =>
      api.deliveryAreas.change({
        params: { location_id },
        body: { cities: [...cities], corners: corners.length === 0 ? null : [...corners], revision },
        quiet: true,
      }),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: ['deliveryAreas'] }),
  });
};
