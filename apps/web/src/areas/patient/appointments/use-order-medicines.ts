import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import * as m from '#paraglide/messages.js';
import { againIfLost } from '#shared/api/again-if-lost.ts';
import { ApiError, api, sentenceOf } from '#shared/api/index.ts';
import { randomName } from '#shared/api/random-name.ts';
import { storeCartCount } from '#shared/api/cart-count.ts';
import { number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { toast } from '#shared/ui/toast.ts';
import type { Summary } from '#shared/visits/summary-view.tsx';

type Medicine = Summary['medicines'][number];
type Refused = { readonly medicine: Medicine; readonly error: ApiError };

/** Why it was not put into the cart. A log-in that has ended ends the rest: what follows would be a guest's. */
const addToCart = async ({ product_id, packs }: Medicine): Promise<ApiError | undefined> => {
  const idempotencyKey = randomName();
  try {
    const body = { product_id, quantity: packs };
    const { count } = await againIfLost(() => api.cart.add({ body, idempotencyKey, quiet: true }));
    storeCartCount(count);
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    return error;
  }
};

const namesOf = (refused: readonly Refused[]): string =>
  refused.map(({ medicine: { name, name_ar } }) => inLocale(name, name_ar)).join(m.booking_list_join());

/** All medicines that can be bought now, as many packs as the course takes, one after the other: the cart is one row. What is refused stops no other. */
export const useOrderMedicines = (medicines: readonly Medicine[]) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      const refused: Refused[] = [];
      for (const medicine of medicines) {
        const error = await addToCart(medicine);
        if (error) refused.push({ medicine, error });
      }
      return { refused, total: medicines.length };
    },
    onSuccess: ({ refused, total }) => {
      const [first] = refused;
      const added = total - refused.length;
      if (first && added === 0) return toast.error(sentenceOf(first.error));
      if (first)
        toast.error(
          m.visits_summary_ordered_some({
            added: number(added),
            total: number(total),
            names: namesOf(refused),
          }),
        );
      else toast.success(m.visits_summary_ordered());
      return navigate({ to: '/pharmacy/cart' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['cart'] }),
  });
};
