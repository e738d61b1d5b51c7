import { dosageForms } from '@balsam/domain/catalogue';
import { type ReactNode, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { CheckBox } from '#shared/ui/choices.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { percent } from '#shared/format/index.ts';
import { numberLength } from '#shared/format/typed-number.ts';
import { formTitles, storageTitles } from '#shared/pharmacy/product-labels.ts';
import { BrandField } from './brand-field.tsx';
import { type ProductDraft, storages } from './product-draft.ts';
import type { CatalogueChoices } from './queries.ts';

type GroupProps = {
  readonly draft: ProductDraft;
  readonly choices: CatalogueChoices;
  /** The field of which what was typed is no number. */
  readonly wrong?: string | undefined;
};

const errorAt = (field: keyof ProductDraft, wrong: string | undefined): string | undefined =>
  wrong === field ? m.staff_number_wrong() : undefined;

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className="mb-2 text-h3">{title}</legend>
    <div className="grid gap-4 desktop:grid-cols-2">{children}</div>
  </fieldset>
);

const lines = {
  name: { ar: m.staff_field_name_ar, en: m.staff_field_name_en },
  scientific_name: { ar: m.staff_field_substance_ar, en: m.staff_field_substance_en },
} as const;

/** A name in both languages. */
const Line = ({ field, draft }: { field: keyof typeof lines; draft: ProductDraft }) => (
  <>
    <TextField
      name={`${field}_ar`}
      label={lines[field].ar()}
      lang="ar"
      dir="rtl"
      maxLength={200}
      defaultValue={draft[`${field}_ar`]}
    />
    <TextField name={field} label={lines[field].en()} lang="en" dir="ltr" maxLength={200} defaultValue={draft[field]} />
  </>
);

const Sale = ({ draft, choices, wrong }: GroupProps) => (
  <Group title={m.staff_part_sale()}>
    <TextField
      name="price"
      label={m.staff_field_price()}
      inputMode="decimal"
      ltr
      maxLength={numberLength}
      error={errorAt('price', wrong)}
      defaultValue={draft.price === 0 ? '' : draft.price.toFixed(2)}
    />
    <SelectField
      name="is_zero_rated"
      label={m.staff_field_vat()}
      options={[
        { value: 'false', label: m.staff_vat_standard({ percent: percent(choices.vat_percent) }) },
        { value: 'true', label: m.staff_vat_zero() },
      ]}
      defaultValue={String(draft.is_zero_rated)}
    />
    <SelectField
      name="category_id"
      label={m.staff_field_shelf()}
      placeholder={m.staff_choose()}
      options={choices.categories.map(({ id, title, title_ar }) => ({
        value: String(id),
        label: inLocale(title, title_ar),
      }))}
      defaultValue={draft.category_id === 0 ? '' : String(draft.category_id)}
    />
    <SelectField
      name="offer_id"
      label={m.staff_field_offer()}
      placeholder={m.staff_no_offer()}
      options={choices.offers.map(({ id, title, titleAr }) => ({
        value: String(id),
        label: inLocale(title, titleAr),
      }))}
      defaultValue={draft.offer_id === null ? '' : String(draft.offer_id)}
    />
    <TextField
      name="barcode"
      label={m.staff_field_barcode()}
      inputMode="numeric"
      ltr
      maxLength={14}
      defaultValue={draft.barcode ?? ''}
    />
  </Group>
);

const Pack = ({ draft, wrong }: Omit<GroupProps, 'choices'>) => (
  <>
    <TextField
      name="pack_count"
      label={m.staff_field_pack_count()}
      inputMode="numeric"
      ltr
      maxLength={numberLength}
      error={errorAt('pack_count', wrong)}
      defaultValue={draft.pack_count === null ? '' : String(draft.pack_count)}
    />
    <TextField name="pack_size" label={m.staff_field_pack_size()} ltr maxLength={60} defaultValue={draft.pack_size} />
    <TextField
      name="weight_grams"
      label={m.staff_field_weight()}
      inputMode="numeric"
      ltr
      maxLength={numberLength}
      error={errorAt('weight_grams', wrong)}
      defaultValue={String(draft.weight_grams)}
    />
  </>
);

const Medicine = ({ draft, choices, wrong }: GroupProps) => {
  const [isPrescription, setPrescription] = useState(draft.is_prescription);
  return (
    <Group title={m.staff_part_medicine()}>
      <BrandField brands={choices.brands} initial={draft.brand_id} />
      <SelectField
        name="form"
        label={m.staff_field_form()}
        options={dosageForms.map((value) => ({ value, label: formTitles[value]() }))}
        defaultValue={draft.form}
      />
      <Line field="scientific_name" draft={draft} />
      <TextField name="strength" label={m.staff_field_strength()} ltr maxLength={200} defaultValue={draft.strength} />
      <SelectField
        name="storage"
        label={m.staff_field_storage()}
        options={storages.map((value) => ({ value, label: storageTitles[value]() }))}
        defaultValue={draft.storage}
      />
      <Pack draft={draft} wrong={wrong} />
      <CheckBox
        name="is_prescription"
        label={m.staff_needs_rx()}
        className="self-end"
        checked={isPrescription}
        onChange={({ currentTarget: { checked } }) => setPrescription(checked)}
      />
    </Group>
  );
};

const Words = ({ draft }: { draft: ProductDraft }) => {
  const texts = [
    { name: 'about_ar', label: m.staff_field_about_ar(), lang: 'ar', most: 4000 },
    { name: 'about', label: m.staff_field_about_en(), lang: 'en', most: 4000 },
    { name: 'leaflet_ar', label: m.staff_field_leaflet_ar(), lang: 'ar', most: 20_000 },
    { name: 'leaflet', label: m.staff_field_leaflet_en(), lang: 'en', most: 20_000 },
  ] as const;
  return (
    <Group title={m.staff_part_texts()}>
      {texts.map(({ name, label, lang, most }) => (
        <TextArea
          key={name}
          name={name}
          label={label}
          lang={lang}
          dir={lang === 'ar' ? 'rtl' : 'ltr'}
          maxLength={most}
          rows={4}
          defaultValue={draft[name]}
        />
      ))}
    </Group>
  );
};

const Relief = ({ draft, choices }: GroupProps) => {
  const [helps, setHelps] = useState<ReadonlySet<number>>(new Set(draft.relief_ids));
  const toggle = (id: number, on: boolean): void =>
    setHelps((now) => new Set(on ? [...now, id] : [...now].filter((other) => other !== id)));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-h3">{m.staff_part_relief()}</legend>
      <div className="grid gap-x-4 desktop:grid-cols-3">
        {choices.reliefs.map(({ id, title, title_ar }) => (
          <CheckBox
            key={id}
            name="relief_ids"
            value={id}
            label={inLocale(title, title_ar)}
            checked={helps.has(id)}
            onChange={({ currentTarget: { checked } }) => toggle(id, checked)}
          />
        ))}
      </div>
    </fieldset>
  );
};

/** The fields of a product's sheet; the server checks them all. */
export const ProductFields = ({ draft, choices, wrong }: GroupProps) => (
  <>
    <Group title={m.staff_part_names()}>
      <Line field="name" draft={draft} />
    </Group>
    <Sale draft={draft} choices={choices} wrong={wrong} />
    <Medicine draft={draft} choices={choices} wrong={wrong} />
    <Words draft={draft} />
    <Relief draft={draft} choices={choices} />
  </>
);
