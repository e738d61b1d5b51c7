import { contentDrawings } from '@balsam/domain/content';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Plus, Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api, sentenceOf } from '#shared/api/index.ts';
import { number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Note } from '#shared/ui/note.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import { drawingName } from '../content/labels.ts';
import { offerFrom, visitKinds } from './offer-form.ts';

const mostServices = 20;

const Titles = ({ prefix = '' }: { prefix?: string }) => (
  <>
    <TextField
      name={`${prefix}title_ar`}
      lang="ar"
      dir="rtl"
      label={m.staff_packages_name_ar()}
      maxLength={200}
      required
      autoComplete="off"
    />
    <TextField
      name={`${prefix}title`}
      lang="en"
      dir="ltr"
      label={m.staff_packages_name_en()}
      maxLength={200}
      required
      autoComplete="off"
    />
  </>
);

const useSpecialityOptions = () => {
  const { data } = useQuery(api.hospital.parentSpecialities.query({ quiet: true }));
  return (data?.items ?? []).map(({ id, title, title_ar: titleAr }) => ({
    value: String(id),
    label: inLocale(title, titleAr),
  }));
};

type ServiceProps = { readonly at: number; readonly prefix: string; readonly onRemove: (() => void) | undefined };

const ServiceFields = ({ at, prefix, onRemove }: ServiceProps) => {
  const specialities = useSpecialityOptions();
  return (
    <fieldset className="flex flex-col gap-4 rounded-md border border-line p-4">
      <legend className="px-1 font-medium">{m.staff_packages_service({ n: number(at) })}</legend>
      <div className="grid gap-4 desktop:grid-cols-2">
        <Titles prefix={prefix} />
        <SelectField name={`${prefix}type`} label={m.staff_packages_service_type()} options={visitKinds()} />
        <SelectField
          name={`${prefix}speciality_id`}
          label={m.staff_packages_service_speciality()}
          placeholder={m.staff_packages_service_any()}
          options={specialities}
        />
        <TextField
          name={`${prefix}quantity`}
          label={m.staff_packages_service_quantity()}
          inputMode="numeric"
          ltr
          required
          maxLength={2}
          defaultValue="1"
        />
        <TextField
          name={`${prefix}unit_price`}
          label={m.staff_packages_service_price()}
          inputMode="decimal"
          ltr
          required
          maxLength={9}
        />
      </div>
      {onRemove && (
        <Button variant="text" size="sm" icon={Trash2} className="self-start" onClick={onRemove}>
          {m.staff_packages_service_remove({ n: number(at) })}
        </Button>
      )}
    </fieldset>
  );
};

const Offer = () => (
  <div className="grid gap-4 desktop:grid-cols-2">
    <Titles />
    <TextArea name="description_ar" lang="ar" dir="rtl" label={m.staff_packages_description_ar()} maxLength={2000} />
    <TextArea name="description" lang="en" dir="ltr" label={m.staff_packages_description_en()} maxLength={2000} />
    <SelectField
      name="drawing"
      label={m.content_field_drawing()}
      options={contentDrawings.map((value) => ({ value, label: drawingName(value) }))}
      defaultValue="shield"
    />
    <TextField name="price" label={m.staff_packages_price()} inputMode="decimal" ltr required maxLength={9} />
    <SelectField
      name="most_terms"
      label={m.staff_packages_most_terms()}
      options={[1, 2, 3, 4].map((count) => ({ value: String(count), label: number(count) }))}
    />
  </div>
);

/** A new package with its services. Opened on demand: default export for `lazy`. */
const NewDialog = ({ onClose }: { onClose: () => void }) => {
  const [keys, setKeys] = useState<readonly number[]>([1]);
  const client = useQueryClient();
  const create = useMutation({
    mutationFn: (form: FormData) => api.packages.create({ body: offerFrom(form, keys), quiet: true }),
    onSuccess: () => {
      toast.success(m.staff_packages_saved());
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['packages'] }),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!create.isPending) create.mutate(new FormData(event.currentTarget));
  };
  return (
    <Dialog open closable wide onClose={onClose} title={m.staff_packages_new()}>
      <form onSubmit={submit} className="flex flex-col gap-5">
        <Offer />
        {keys.map((key, n) => (
          <ServiceFields
            key={key}
            at={n + 1}
            prefix={`service${key}_`}
            onRemove={keys.length > 1 ? () => setKeys(keys.filter((each) => each !== key)) : undefined}
          />
        ))}
        {keys.length < mostServices && (
          <Button
            variant="outline"
            icon={Plus}
            className="self-start"
            onClick={() => setKeys([...keys, Math.max(...keys) + 1])}
          >
            {m.staff_packages_service_add()}
          </Button>
        )}
        <div role="alert">
          {create.error && (
            <Note tone="danger" icon={CircleAlert}>
              {sentenceOf(create.error)}
            </Note>
          )}
        </div>
        <Button type="submit" size="lg" pending={create.isPending}>
          {m.staff_packages_save()}
        </Button>
      </form>
    </Dialog>
  );
};

export default NewDialog;
