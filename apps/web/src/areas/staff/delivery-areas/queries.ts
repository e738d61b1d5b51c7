import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ApiError } from '#shared/api/index.ts';
import type { AreaDraft, DeliveryArea } from './area-draft.ts';

export const areasQuery = () => api.deliveryAreas.list.query();

type Change = { readonly draft: AreaDraft; readonly revision: number };

/** Sets where a branch delivers; whether it went well or somebody was faster, all of them are read again. */
export const useAreaChange = (location_id: number, onDone: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ draft: { cities, corners }, revision }: Change) =>
      api.deliveryAreas.change({
        params: { location_id },
        body: { cities: [...cities], corners: corners.length === 0 ? null : [...corners], revision },
        quiet: true,
      }),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: ['deliveryAreas'] }),
  });
};

/** The area as somebody else has saved it meanwhile, when that is why it was refused. */
export const changedIn = (error: unknown): DeliveryArea | undefined =>
  error instanceof ApiError && error.code === 'delivery_area_changed' ? (error.data as DeliveryArea) : undefined;
