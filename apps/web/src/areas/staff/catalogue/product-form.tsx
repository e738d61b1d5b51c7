import type { CallInput } from '@balsam/contract/call';
import type { pharmacyDesk } from '@balsam/contract/pharmacy-desk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api, ApiError } from '#shared/api/index.ts';
import { wrongNumberIn } from '#shared/format/typed-number.ts';
import { Button } from '#shared/ui/button.tsx';
import { ConflictNote } from '#shared/ui/conflict-note.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { focusField } from '#shared/ui/form.ts';
import { toast } from '#shared/ui/toast.ts';
import { useUnsaved } from '#shared/ui/unsaved.ts';
import { SheetState } from '../sheet-state.tsx';
import { changesOf, draftIn, draftOf, offersFor } from './product-draft.ts';
import { ProductFields } from './product-fields.tsx';
import { choicesQuery, type CatalogueProduct } from './queries.ts';

type ProductInput = NonNullable<CallInput<typeof pharmacyDesk.changeProduct>['body']>;
type ProductFormProps = { readonly product: CatalogueProduct };

/** What was typed and not saved yet, and what a colleague has saved in the meantime. */
function useProductChange(product: CatalogueProduct) {
  // What the fields began with: what is read again meanwhile must not pass for having been seen, nor take away what was typed.
  const [base, setBase] = useState(product);
  const [revision, setRevision] = useState(product.revision);
  const [isTyped, setTyped] = useState(false);
  /** Begins the fields anew. */
  const [round, setRound] = useState(0);
  const begin = (as: CatalogueProduct): void => {
    setBase(as);
    setRevision(as.revision);
    setRound((before) => before + 1);
    setTyped(false);
  };
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (body: ProductInput) =>
      api.pharmacyDesk.changeProduct({
        params: { id: product.id },
        body: { ...body, revision },
        quiet: true,
      }),
    onSuccess: (saved, { is_withdrawn: isMove }) => {
      toast.success(m.staff_saved());
      setRevision(saved.revision);
      // What is typed beside taking a product out of the shop is still to be saved.
      if (isMove === undefined) begin(saved);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['pharmacyDesk'] }),
  });
  useUnsaved(isTyped, () => undefined);
  const isBehind = change.error instanceof ApiError && change.error.code === 'desk_changed';
  return {
    base,
    round,
    change,
    isBehind,
    onTyped: () => setTyped(true),
    take: () => {
      begin(product);
      change.reset();
    },
    /** Only what was changed here is sent then: the rest stays as the colleague has it. */
    keep: () => {
      setRevision(product.revision);
      change.reset();
    },
  };
}

type RefusalProps = Pick<ReturnType<typeof useProductChange>, 'change' | 'isBehind' | 'take' | 'keep'>;

/** Why it was refused; where a colleague was faster, either version goes on. */
const Refusal = ({ change, isBehind, take, keep }: RefusalProps) =>
  isBehind ? (
    <ConflictNote
      keep={{ label: m.staff_product_keep_mine(), onPress: keep }}
      take={{ label: m.staff_product_take_theirs(), onPress: take }}
    >
      <p>{m.staff_product_changed()}</p>
    </ConflictNote>
  ) : (
    <FormError error={change.error} />
  );

/** What a product is called, costs and says; and whether it is sold. Whoever was slower than a colleague is told, and writes over nothing. */
export const ProductForm = ({ product }: ProductFormProps) => {
  const { data: choices, error, refetch } = useQuery(choicesQuery());
  const [wrong, setWrong] = useState<string>();
  const { base, round, change, onTyped, ...refusal } = useProductChange(product);
  const draft = draftOf(base);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const changes = changesOf(draft, draftIn(new FormData(event.currentTarget)));
    const noNumber = wrongNumberIn(changes);
    setWrong(noNumber);
    focusField(event.currentTarget, noNumber);
    if (noNumber === undefined && !change.isPending) change.mutate(changes);
  };
  if (!choices) return <SheetState error={error} onRetry={() => void refetch()} />;
  const offers = [...offersFor(choices.offers, base.assigned_offer)];
  return (
    <form onSubmit={submit} onChange={onTyped} noValidate className="flex flex-col gap-6">
      <ProductFields key={round} draft={draft} choices={{ ...choices, offers }} wrong={wrong} />
      <Refusal change={change} {...refusal} />
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
