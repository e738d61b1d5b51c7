import type { CallInput } from '@balsam/contract/call';
import type { desk } from '@balsam/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { api, sentenceOf } from '../../../shared/api/index.ts';
import { inLocale } from '../../../shared/i18n/locale.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { CheckBox } from '../../../shared/ui/choices.tsx';
import { Note } from '../../../shared/ui/note.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useDeskChange } from '../orders/queries.ts';
import { numberIn, textIn } from './form-values.ts';
import { choicesQuery, type DeskProduct } from './queries.ts';

type Wish = NonNullable<CallInput<typeof desk.changeProduct>['body']>;

const wishIn = (form: FormData): Wish => ({
  name: textIn(form, 'name'),
  name_ar: textIn(form, 'name_ar'),
  price: numberIn(form, 'price') ?? 0,
  barcode: textIn(form, 'barcode') || null,
  category_id: Number(textIn(form, 'category_id')),
  offer_id: Number(textIn(form, 'offer_id')) || null,
  about: textIn(form, 'about'),
  about_ar: textIn(form, 'about_ar'),
  is_prescription: form.get('is_prescription') !== null,
});

const Choices = ({ product }: { product: DeskProduct }) => {
  const { data } = useQuery(choicesQuery());
  if (!data) return null;
  return (
    <div className="grid gap-4 desk:grid-cols-2">
      <SelectField
        name="category_id"
        label={m.staff_field_shelf()}
        options={data.categories.map(({ id, title, title_ar }) => ({
          value: String(id),
          label: inLocale(title, title_ar),
        }))}
        defaultValue={String(product.category.id)}
      />
      <SelectField
        name="offer_id"
        label={m.staff_field_offer()}
        placeholder={m.staff_no_offer()}
        options={data.offers.map(({ ID, TITLE, TITLE_AR }) => ({
          value: String(ID),
          label: inLocale(TITLE, TITLE_AR),
        }))}
        defaultValue={product.offer_id === null ? '' : String(product.offer_id)}
      />
    </div>
  );
};

const Names = ({ product }: { product: DeskProduct }) => (
  <div className="grid gap-4 desk:grid-cols-2">
    <TextField
      name="name_ar"
      label={m.staff_field_name_ar()}
      lang="ar"
      dir="rtl"
      maxLength={200}
      defaultValue={product.name_ar}
    />
    <TextField
      name="name"
      label={m.staff_field_name_en()}
      lang="en"
      dir="ltr"
      maxLength={200}
      defaultValue={product.name}
    />
    <TextField
      name="price"
      label={m.staff_field_price()}
      inputMode="decimal"
      ltr
      maxLength={10}
      defaultValue={String(product.price_without_vat)}
    />
    <TextField
      name="barcode"
      label={m.staff_field_barcode()}
      inputMode="numeric"
      ltr
      maxLength={14}
      defaultValue={product.barcode ?? ''}
    />
  </div>
);

const Texts = ({ product }: { product: DeskProduct }) => (
  <div className="grid gap-4 desk:grid-cols-2">
    <TextArea
      name="about_ar"
      label={m.staff_field_about_ar()}
      lang="ar"
      dir="rtl"
      maxLength={4000}
      defaultValue={product.about_ar}
    />
    <TextArea
      name="about"
      label={m.staff_field_about_en()}
      lang="en"
      dir="ltr"
      maxLength={4000}
      defaultValue={product.about}
    />
  </div>
);

/** What a product is called, costs and says; and whether it is sold. The server checks it all. */
export const ProductForm = ({ product }: { product: DeskProduct }) => {
  const [isPrescription, setPrescription] = useState(product.is_prescription);
  const change = useDeskChange(
    (body: Wish) => api.desk.changeProduct({ params: { id: product.id }, body, quiet: true }),
    () => toast.good(m.staff_saved()),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!change.isPending) change.mutate(wishIn(new FormData(event.currentTarget)));
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Names product={product} />
      <Choices product={product} />
      <Texts product={product} />
      <CheckBox
        name="is_prescription"
        label={m.staff_needs_rx()}
        checked={isPrescription}
        onChange={({ currentTarget: { checked } }) => setPrescription(checked)}
      />
      {change.error && (
        <div role="alert">
          <Note tone="danger">{sentenceOf(change.error)}</Note>
        </div>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" pending={change.isPending}>
          {m.staff_save()}
        </Button>
        <Button
          look="outline"
          disabled={change.isPending}
          onClick={() => change.mutate({ is_withdrawn: !product.is_withdrawn })}
        >
          {product.is_withdrawn ? m.staff_bring_back() : m.staff_withdraw()}
        </Button>
      </div>
    </form>
  );
};
