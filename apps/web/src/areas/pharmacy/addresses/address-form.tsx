import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { sentenceOf } from '#shared/api/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Switch } from '#shared/ui/choices.tsx';
import { focusField } from '#shared/ui/form.ts';
import { Note } from '#shared/ui/note.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { useDraft } from '#shared/ui/use-draft.ts';
import { type AddressDraft, validateAddress, draftOf, emptyDraft, fieldsOf, longest } from './address-draft.ts';
import { errorText } from './error-text.ts';
import { PointPicker } from './point-picker.tsx';
import { type Address, useSaveAddress } from './queries.ts';
import { cities } from '@balsam/domain/place';
import { cityName } from '#shared/orders/city-name.ts';

/** The cities of the list, and the one on file where it is another. */
const cityOptions = (kept: string) => {
  const listed = cities.map(({ name }) => name);
  const names = kept === '' || listed.includes(kept) ? listed : [...listed, kept];
  return names.map((name) => ({ value: name, label: cityName(name) }));
};

/** What is typed, and what is wrong with it once it has been sent. */
const useAddressForm = (address: Address | undefined, onSaved: (address: Address) => void) => {
  const initial: AddressDraft = address ? draftOf(address) : emptyDraft;
  const { draft, change, clear } = useDraft(`address ${address?.id ?? 'new'}`, initial);
  const [isSubmitted, setSubmitted] = useState(false);
  const save = useSaveAddress(address?.id, (saved) => {
    clear();
    onSaved(saved);
  });
  const errors = validateAddress(draft);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSubmitted(true);
    const [firstInvalid] = Object.keys(errors);
    focusField(event.currentTarget, firstInvalid);
    if (firstInvalid === undefined && !save.isPending) save.mutate(fieldsOf(draft));
  };
  return { draft, change, errors: isSubmitted ? errors : {}, submit, save };
};

type FieldProps = Pick<ReturnType<typeof useAddressForm>, 'draft' | 'change' | 'errors'> & {
  readonly name: keyof typeof longest;
  readonly label: string;
  readonly hint?: string;
  readonly autoComplete?: string;
};

const Line = ({ name, label, hint, autoComplete = 'off', draft, change, errors }: FieldProps) => (
  <TextField
    dir="auto"
    name={name}
    label={label}
    hint={hint}
    maxLength={longest[name]}
    autoComplete={autoComplete}
    value={draft[name]}
    onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    error={errorText(errors[name])}
  />
);

type FormProps = { readonly address?: Address | undefined; readonly onSaved: (address: Address) => void };

/** An address to add or to change: its name, its place in words and on the map. */
export const AddressForm = ({ address, onSaved }: FormProps) => {
  const form = useAddressForm(address, onSaved);
  const { draft, change, errors, submit, save } = form;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Line {...form} name="name" label={m.pharmacy_address_name()} hint={m.pharmacy_address_name_hint()} />
      <SelectField
        name="city"
        label={m.pharmacy_address_city()}
        placeholder={m.pharmacy_address_city_choose()}
        options={cityOptions(draft.city)}
        value={draft.city}
        onChange={({ currentTarget }) => change({ city: currentTarget.value })}
        error={errorText(errors.city)}
      />
      <Line {...form} name="district" label={m.pharmacy_address_district()} />
      <Line {...form} name="street" label={m.pharmacy_address_street()} autoComplete="street-address" />
      <Line {...form} name="note" label={m.pharmacy_address_note()} hint={m.pharmacy_address_note_hint()} />
      <PointPicker draft={draft} errors={errors} onChange={change} />
      {!address?.is_default && (
        <Switch
          label={m.pharmacy_address_default()}
          checked={draft.is_default}
          onChange={(is_default) => change({ is_default })}
        />
      )}
      {save.error && (
        <div role="alert">
          <Note tone="danger">{sentenceOf(save.error)}</Note>
        </div>
      )}
      <Button type="submit" size="lg" wide pending={save.isPending}>
        {m.pharmacy_address_save()}
      </Button>
    </form>
  );
};
