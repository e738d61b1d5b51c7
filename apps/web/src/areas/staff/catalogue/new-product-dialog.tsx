import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { wrongNumberIn } from '#shared/format/typed-number.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { focusField } from '#shared/ui/form.ts';
import { Skeleton } from '#shared/ui/states.tsx';
import { toast } from '#shared/ui/toast.ts';
import { usePharmacyDeskMutation } from '../orders/queries.ts';
import { draftIn, emptyDraft, type ProductDraft } from './product-draft.ts';
import { ProductFields } from './product-fields.tsx';
import { choicesQuery } from './queries.ts';
import { FormError } from '#shared/ui/form-error.tsx';

type NewProductProps = { readonly onClose: () => void; readonly onMade: (id: number) => void };

/** A product that no register brought; once it is there, its sheet opens for a photo and for stock. */
const NewProductDialog = ({ onClose, onMade }: NewProductProps) => {
  const [wrong, setWrong] = useState<string>();
  const { data: choices } = useQuery(choicesQuery());
  const add = usePharmacyDeskMutation(
    (body: ProductDraft) => api.pharmacyDesk.addProduct({ body, quiet: true }),
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
    <Dialog open onClose={onClose} title={m.staff_new_product()} closable broad>
      {!choices && <Skeleton className="h-64 w-full rounded-md" />}
      {choices && (
        <form onSubmit={submit} noValidate className="flex flex-col gap-6">
          <ProductFields draft={emptyDraft} choices={choices} wrong={wrong} />
          <FormError error={add.error} />
          <Button type="submit" pending={add.isPending} className="self-start">
            {m.staff_add_product()}
          </Button>
        </form>
      )}
    </Dialog>
  );
};

export default NewProductDialog;
