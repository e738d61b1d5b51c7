import type { CallInput } from '@balsam/contract/call';
import type { pharmacyDesk } from '@balsam/contract/pharmacy-desk';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { wrongNumberIn } from '#shared/format/typed-number.ts';
import { Button } from '#shared/ui/button.tsx';
import { focusField } from '#shared/ui/form.ts';
import { Note } from '#shared/ui/note.tsx';
import { Skeleton } from '#shared/ui/states.tsx';
import { toast } from '#shared/ui/toast.ts';
import { type OnRefusal, useOrderChange } from '../orders/queries.ts';
import { changesOf, draftIn, draftOf, offersFor } from './product-draft.ts';
import { ProductFields } from './product-fields.tsx';
import { choicesQuery, type CatalogueProduct } from './queries.ts';

type ProductInput = CallInput<typeof pharmacyDesk.changeProduct>['body'];
type ProductFormProps = { readonly product: CatalogueProduct; readonly onRefusal: OnRefusal };

/** What a product is called, costs and says; and whether it is sold. Whoever was slower than a colleague is told, and writes over nothing. */
export const ProductForm = ({ product, onRefusal }: ProductFormProps) => {
  const { data: choices } = useQuery(choicesQuery());
  const [isWrong, setWrong] = useState(false);
  const { revision } = product;
  const change = useOrderChange(
    (body: ProductInput) =>
      api.pharmacyDesk.changeProduct({ params: { id: product.id }, body: { ...body, revision }, quiet: true }),
    { onDone: () => toast.success(m.staff_saved()), onRefusal },
  );
  const draft = draftOf(product);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const changes = changesOf(draft, draftIn(new FormData(event.currentTarget)));
    const wrong = wrongNumberIn(changes);
    setWrong(wrong !== undefined);
    focusField(event.currentTarget, wrong);
    if (wrong === undefined && !change.isPending) change.mutate(changes);
  };
  if (!choices) return <Skeleton className="h-64 w-full rounded-md" />;
  const offers = [...offersFor(choices.offers, product.assigned_offer)];
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-6">
      <ProductFields draft={draft} choices={{ ...choices, offers }} />
      <div role="alert">{isWrong && <Note tone="danger">{m.staff_number_wrong()}</Note>}</div>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" pending={change.isPending}>
          {m.staff_save()}
        </Button>
        <Button
          variant="outline"
          disabled={change.isPending}
          onClick={() => change.mutate({ is_withdrawn: !product.is_withdrawn })}
        >
          {product.is_withdrawn ? m.staff_bring_back() : m.staff_withdraw()}
        </Button>
      </div>
    </form>
  );
};
