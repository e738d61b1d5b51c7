import { Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api, sentenceOf } from '#shared/api/index.ts';
import { asIntent } from '#shared/api/intent-key.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { ComboField } from '#shared/ui/combo-field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { useUnsaved } from '#shared/ui/unsaved.ts';
import { usePharmacyDeskMutation } from '../orders/queries.ts';
import type { CatalogueChoices } from './queries.ts';

/** Enter in the fields of a brand makes it: they stand in the form of a product, which it would send otherwise. */
export const onEnter =
  (make: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    make();
  };

/** Makes a brand that is not in the list. */
const NewBrand = ({ onMade }: { onMade: (id: number) => void }) => {
  const [titles, setTitles] = useState({ title: '', title_ar: '' });
  const add = usePharmacyDeskMutation(
    () => asIntent('brand', api.pharmacyDesk.addBrand)({ body: titles, quiet: true }),
    ({ id }) => onMade(id),
  );
  const make = (): void => {
    if (!add.isPending) add.mutate(undefined);
  };
  return (
    <div className="col-span-full grid items-end gap-3 rounded-md border border-line p-4 desktop:grid-cols-[1fr_1fr_auto]">
      <TextField
        label={m.staff_brand_ar()}
        lang="ar"
        dir="rtl"
        maxLength={200}
        value={titles.title_ar}
        onKeyDown={onEnter(make)}
        onChange={({ currentTarget: { value } }) => setTitles((now) => ({ ...now, title_ar: value }))}
      />
      <TextField
        label={m.staff_brand_en()}
        lang="en"
        dir="ltr"
        maxLength={200}
        {...(add.error && { error: sentenceOf(add.error) })}
        value={titles.title}
        onKeyDown={onEnter(make)}
        onChange={({ currentTarget: { value } }) => setTitles((now) => ({ ...now, title: value }))}
      />
      <Button variant="outline" pending={add.isPending} onClick={make}>
        {m.staff_brand_add()}
      </Button>
    </div>
  );
};

type BrandFieldProps = { readonly brands: CatalogueChoices['brands']; readonly initial: number };

/** The brand of a product, found by typing; one that is missing is made here. */
export const BrandField = ({ brands, initial }: BrandFieldProps) => {
  const [brand, setBrand] = useState(initial);
  const [isNew, setNew] = useState(false);
  // A row that is chosen from the list is no change that the form hears of.
  useUnsaved(brand !== initial, () => undefined);
  const made = (id: number): void => {
    setBrand(id);
    setNew(false);
  };
  return (
    <>
      <div className="flex flex-col gap-1">
        <input type="hidden" name="brand_id" value={brand} />
        <ComboField
          label={m.staff_field_brand()}
          placeholder={m.staff_choose()}
          options={brands.map(({ id, title, title_ar }) => ({
            value: String(id),
            label: inLocale(title, title_ar),
            also: inLocale(title_ar, title),
          }))}
          value={String(brand)}
          onChange={(value) => setBrand(Number(value))}
        />
        <Button
          variant="text"
          size="sm"
          icon={Plus}
          className="self-start"
          aria-expanded={isNew}
          onClick={() => setNew(!isNew)}
        >
          {m.staff_brand_new()}
        </Button>
      </div>
      {isNew && <NewBrand onMade={made} />}
    </>
  );
};
