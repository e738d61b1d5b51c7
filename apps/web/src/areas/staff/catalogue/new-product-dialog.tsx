import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { asIntent } from '#shared/api/intent-key.ts';
import { wrongNumberIn } from '#shared/format/typed-number.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { focusField } from '#shared/ui/form.ts';
import { toast } from '#shared/ui/toast.ts';
import { useUnsaved } from '#shared/ui/unsaved.ts';
import { usePharmacyDeskMutation } from '../orders/queries.ts';
import { SheetState } from '../sheet-state.tsx';
import { draftIn, emptyDraft, type ProductDraft } from './product-draft.ts';
import { ProductFields } from './product-fields.tsx';
import { type CatalogueChoices, choicesQuery } from './queries.ts';
import { FormError } from '#shared/ui/form-error.tsx';

type NewProductProps = { readonly onClose: () => void; readonly onMade: (id: number) => void };

type FormProps = Pick<NewProductProps, 'onMade'> & { readonly choices: CatalogueChoices };

/** The sheet asks before it closes over what was typed here. */
const NewProductForm = ({ choices, onMade }: FormProps) => {
  const [wrong, setWrong] = useState<string>();
  const [isTyped, setTyped] = useState(false);
  useUnsaved(isTyped, () => undefined);
  const add = usePharmacyDeskMutation(
    (body: ProductDraft) => asIntent('product', api.pharmacyDesk.addProduct)({ body, quiet: true }),
    ({ id }) => {
      toast.success(m.staff_saved());
      onMade(id);
    },
  );
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const draft = draftIn(new FormData(event.currentTarget));
    const noNumber = wrongNumberIn(draft);
    setWrong(noNumber);
    focusField(event.currentTarget, noNumber);
    if (noNumber === undefined && !add.isPending) add.mutate(draft);
  };
  return (
    <form onSubmit={submit} onChange={() => setTyped(true)} noValidate className="flex flex-col gap-6">
      <ProductFields draft={emptyDraft} choices={choices} wrong={wrong} />
      <FormError error={add.error} />
      <Button type="submit" pending={add.isPending} className="self-start">
        {m.staff_add_product()}
      </Button>
    </form>
  );
};

/** A product that no register brought; once it is there, its sheet opens for a photo and for stock. */
const NewProductDialog = ({ onClose, onMade }: NewProductProps) => {
  const { data: choices, error, refetch } = useQuery(choicesQuery());
  return (
    <Dialog open onClose={onClose} title={m.staff_new_product()} closable broad>
      {choices ? (
        <NewProductForm choices={choices} onMade={onMade} />
      ) : (
        <SheetState error={error} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
};

export default NewProductDialog;
