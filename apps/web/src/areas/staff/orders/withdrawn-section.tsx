import { TriangleAlert } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { toast } from '#shared/ui/toast.ts';
import { type PharmacyOrder, type OnRefusal, useOrderChange } from './queries.ts';
import { withdrawnAdvice, withdrawnIn } from './withdrawn-advice.ts';

type WithdrawnProps = { readonly order: PharmacyOrder; readonly onRefusal: OnRefusal };

/** What of an order may no longer be sold, and what is done about it. Until then it goes nowhere. */
export const WithdrawnSection = ({ order, onRefusal }: WithdrawnProps) => {
  const takeOut = useOrderChange(() => api.pharmacyDesk.takeOutWithdrawn({ params: { id: order.id }, quiet: true }), {
    onDone: () => toast.success(m.staff_withdrawn_taken_out()),
    onRefusal,
  });
  const advice = withdrawnAdvice(order);
  if (advice === undefined) return null;
  return (
    <Note tone="danger" icon={TriangleAlert}>
      <p className="font-bold">{m.staff_withdrawn_title()}</p>
      <ul>
        {withdrawnIn(order).map((item) => (
          <li key={item.id}>
            <Marked>{inLocale(item.productNameEn, item.productNameAr)}</Marked>
          </li>
        ))}
      </ul>
      <p>{advice}</p>
      {order.may_take_out && (
        <Button
          size="sm"
          variant="danger"
          className="mt-2"
          pending={takeOut.isPending}
          onClick={() => !takeOut.isPending && takeOut.mutate(undefined)}
        >
          {m.staff_withdrawn_take_out()}
        </Button>
      )}
    </Note>
  );
};
