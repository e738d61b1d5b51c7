import { Store, Truck } from 'lucide-react';
import { useNavigate } from '@tanstack/react-router';
import { phoneCharacters } from '@balsam/domain/text';
import type { ChangeEvent, FormEvent } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { asIntent } from '#shared/api/intent-key.ts';
import { useSession } from '#shared/api/session.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckedForm } from '#shared/ui/checked-form.tsx';
import { RadioCards } from '#shared/ui/choices.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { nameOf } from '#shared/ui/person-name.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useDraft } from '#shared/ui/use-draft.ts';
import { ProductChoice } from './product-choice.tsx';
import { type Medication, useMedicationChange } from './queries.ts';

type Kind = 'refill' | 'delivery';
type Contact = { readonly name: string; readonly phone: string; readonly address: string };
type Draft = Contact & { readonly kind: Kind; readonly product: number | undefined };
type DialogProps = { readonly medication: Medication; readonly onClose: () => void };

const useAskRefill = (medication: Medication, kind: Kind, onAsked: () => void) => {
  const navigate = useNavigate();
  return useMedicationChange(asIntent('refill', api.medications.askRefill), () => {
    onAsked();
    toast.success(
      kind === 'delivery'
        ? m.medicines_delivery_asked()
        : m.medicines_refill_asked({ title: inLocale(medication.title, medication.title_ar) }),
    );
    if (kind === 'delivery') void navigate({ to: '/pharmacy/cart' });
  });
};

type ContactProps = { readonly contact: Contact; readonly onChange: (part: Partial<Contact>) => void };

const ContactFields = ({ contact, onChange }: ContactProps) => {
  const field = (name: keyof Contact) => ({
    name,
    required: true,
    value: contact[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ [name]: currentTarget.value }),
  });
  return (
    <>
      <TextField {...field('name')} label={m.medicines_contact_name()} maxLength={120} autoComplete="name" />
      <TextField
        {...field('phone')}
        label={m.medicines_contact_phone()}
        ltr
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
        keep={phoneCharacters}
      />
      <TextArea
        {...field('address')}
        label={m.medicines_contact_address()}
        maxLength={300}
        rows={2}
        autoComplete="street-address"
      />
    </>
  );
};

const trimmed = ({ name, phone, address }: Contact): Contact => ({
  name: name.trim(),
  phone: phone.trim(),
  address: address.trim(),
});

type FormProps = { readonly medication: Medication; readonly onAsked: () => void };

/** How it is got, and who is told. */
export const RefillForm = ({ medication, onAsked }: FormProps) => {
  const user = useSession()?.user;
  const { draft, change, clear } = useDraft<Draft>(`refill ${medication.id}`, {
    kind: 'refill',
    product: undefined,
    name: nameOf(user, 'full'),
    phone: user?.phone_number ?? '',
    address: '',
  });
  const { kind, product } = draft;
  const ask = useAskRefill(medication, kind, () => {
    clear();
    onAsked();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const chosen = kind === 'delivery' && product !== undefined ? { product_id: product } : {};
    if (!ask.isPending) ask.mutate({ body: { medication_id: medication.id, kind, ...trimmed(draft), ...chosen } });
  };
  return (
    <CheckedForm onSubmit={submit} className="flex flex-col gap-4">
      <FormError error={ask.error} />
      <RadioCards
        label={m.medicines_refill_how()}
        columns={2}
        value={kind}
        onChange={(to) => change({ kind: to })}
        options={[
          { value: 'refill', label: m.medicines_refill_collect(), icon: Store },
          { value: 'delivery', label: m.medicines_refill_deliver(), icon: Truck },
        ]}
      />
      {kind === 'delivery' && (
        <ProductChoice medicationId={medication.id} value={product} onChange={(id) => change({ product: id })} />
      )}
      <ContactFields contact={draft} onChange={change} />
      <Button type="submit" pending={ask.isPending} disabled={kind === 'delivery' && product === undefined}>
        {kind === 'delivery' ? m.medicines_delivery_send() : m.medicines_refill_send()}
      </Button>
    </CheckedForm>
  );
};

/** More of a medicine, to collect or to be delivered. A delivery goes on in the cart, where it is paid. */
export const RefillDialog = ({ medication, onClose }: DialogProps) => (
  <Dialog open wide closable onClose={onClose} title={m.medicines_refill_title()}>
    <RefillForm medication={medication} onAsked={onClose} />
  </Dialog>
);
