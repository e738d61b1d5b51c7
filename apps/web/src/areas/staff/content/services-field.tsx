import { mostPackageServices, type PackageService } from '@balsam/domain/content';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { numberLength, typedNumber } from '#shared/format/typed-number.ts';
import { Button } from '#shared/ui/button.tsx';
import { FieldError } from '#shared/ui/field.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { visitKinds } from './visit-kinds.ts';

type Option = { readonly value: string; readonly label: string };

const emptyService: PackageService = {
  title: '',
  title_ar: '',
  type: 'onsite',
  speciality_id: null,
  quantity: 1,
  unit_price: null,
};

const quantities = Array.from({ length: 20 }, (_, n) => n + 1);

type ServiceProps = {
  readonly at: number;
  readonly service: PackageService;
  readonly specialities: readonly Option[];
  readonly onChange: (changed: Partial<PackageService>) => void;
  readonly onRemove: () => void;
};

const Names = ({ service, onChange }: Pick<ServiceProps, 'service' | 'onChange'>) => (
  <>
    <TextField
      lang="ar"
      dir="rtl"
      label={m.content_in_arabic({ field: m.content_service_name() })}
      maxLength={200}
      autoComplete="off"
      value={service.title_ar}
      onChange={({ currentTarget }) => onChange({ title_ar: currentTarget.value })}
    />
    <TextField
      lang="en"
      dir="ltr"
      label={m.content_in_english({ field: m.content_service_name() })}
      maxLength={200}
      autoComplete="off"
      value={service.title}
      onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
    />
  </>
);

const ServiceFields = ({ at, service, specialities, onChange, onRemove }: ServiceProps) => (
  <fieldset className="flex min-w-0 flex-col gap-4 rounded-md border border-line p-4">
    <legend className="px-1 font-medium">{m.content_service({ n: number(at) })}</legend>
    <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-2">
      <Names service={service} onChange={onChange} />
      <SelectField
        label={m.content_field_visit_type()}
        value={service.type}
        options={visitKinds()}
        onChange={({ currentTarget }) =>
          onChange({ type: visitKinds().find(({ value }) => value === currentTarget.value)?.value ?? 'onsite' })
        }
      />
      <SelectField
        label={m.content_field_speciality()}
        value={service.speciality_id === null ? '' : String(service.speciality_id)}
        placeholder={m.content_service_any()}
        options={specialities}
        onChange={({ currentTarget }) => onChange({ speciality_id: typedNumber(currentTarget.value) })}
      />
      <SelectField
        label={m.content_service_quantity()}
        value={String(service.quantity)}
        options={quantities.map((count) => ({ value: String(count), label: number(count) }))}
        onChange={({ currentTarget }) => onChange({ quantity: Number(currentTarget.value) })}
      />
      <TextField
        label={m.content_service_price()}
        hint={m.content_hint_price()}
        inputMode="decimal"
        ltr
        maxLength={numberLength}
        autoComplete="off"
        error={Number.isNaN(service.unit_price) ? m.staff_number_wrong() : undefined}
        defaultValue={service.unit_price === null ? '' : String(service.unit_price)}
        onChange={({ currentTarget }) => onChange({ unit_price: typedNumber(currentTarget.value) })}
      />
    </div>
    <Button variant="text" size="sm" icon={Trash2} className="self-start" onClick={onRemove}>
      {m.content_service_remove({ n: number(at) })}
    </Button>
  </fieldset>
);

type ServicesFieldProps = {
  readonly services: readonly PackageService[];
  readonly specialities: readonly Option[];
  readonly error: string | undefined;
  readonly onChange: (services: readonly PackageService[]) => void;
};

/** The services of a package, each with its price alone. */
export const ServicesField = ({ services, specialities, error, onChange }: ServicesFieldProps) => {
  // What is typed belongs to its service, also when one before it is removed.
  const [keys, setKeys] = useState<readonly number[]>(() => services.map((_, n) => n));
  const change = (nextKeys: readonly number[], next: readonly PackageService[]): void => {
    setKeys(nextKeys);
    onChange(next);
  };
  return (
    <div className="flex min-w-0 flex-col gap-4 desktop:col-span-2">
      {services.map((service, n) => (
        <ServiceFields
          key={keys[n]}
          at={n + 1}
          service={service}
          specialities={specialities}
          onChange={(changed) => onChange(services.with(n, { ...service, ...changed }))}
          onRemove={() => change(keys.toSpliced(n, 1), services.toSpliced(n, 1))}
        />
      ))}
      {error !== undefined && <FieldError id="services-error">{error}</FieldError>}
      {services.length < mostPackageServices && (
        <Button
          variant="outline"
          icon={Plus}
          className="self-start"
          onClick={() => change([...keys, Math.max(-1, ...keys) + 1], [...services, emptyService])}
        >
          {m.content_service_add()}
        </Button>
      )}
    </div>
  );
};
