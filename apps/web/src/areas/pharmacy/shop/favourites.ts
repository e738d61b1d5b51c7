import { roles } from '@balsam/domain/identity';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';
import { useSession } from '#shared/api/session.ts';
import type { Product } from './api-types.ts';

const minuteMs = 60_000;

/** All that the open profile keeps: the server holds 200 at most. */
const everything = () => api.catalogue.favourites.query({ query: { limit: '200' }, quiet: true });

/** Who may keep products: a patient may, a guest is asked to log in, and for the staff there is nothing to keep. */
export const useFavouritesOwner = (): 'patient' | 'guest' | 'nobody' => {
  const session = useSession();
  if (session === null) return 'guest';
  return session.user.role_id === roles.patient ? 'patient' : 'nobody';
};

/** What is kept, the last one first. */
export const useFavourites = () =>
  useQuery({ ...everything(), enabled: useFavouritesOwner() === 'patient', staleTime: minuteMs });

type Change = { readonly product: Product; readonly isFavourite: boolean };

/** Shown at once and put back when the server refuses: the refusal is told as a toast. */
const useFavouriteChange = () => {
  const client = useQueryClient();
  const { queryKey } = everything();
  type Favourites = Awaited<ReturnType<ReturnType<typeof everything>['queryFn']>>;
  return useMutation({
    scope: { id: 'favourites' },
    mutationFn: ({ product, isFavourite }: Change) => {
      const params = { id: String(product.id) };
      return isFavourite ? api.catalogue.addFavourite({ params }) : api.catalogue.removeFavourite({ params });
    },
    onMutate: async ({ product, isFavourite }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<Favourites>(queryKey);
      const others = before?.items.filter(({ id }) => id !== product.id) ?? [];
      const items = isFavourite ? [product, ...others] : others;
      if (before) client.setQueryData<Favourites>(queryKey, { ...before, items, total: items.length });
      return before;
    },
    onError: (_, __, before) => client.setQueryData(queryKey, before),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
};

/** Whether a product is kept, and how to change that. */
export const useFavourite = (product: Product) => {
  const { data } = useFavourites();
  const { mutate } = useFavouriteChange();
  const isFavourite = data?.items.some(({ id }) => id === product.id) ?? false;
  return { isFavourite, toggle: () => mutate({ product, isFavourite: !isFavourite }) };
};
