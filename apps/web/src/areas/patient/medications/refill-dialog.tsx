import { Store, Truck } from 'lucide-react';
import { useNavigate } from '@tanstack/react-router';
import { phoneCharacters } from '@balsam/domain/text';
import { type FormEvent, useId, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { useSession } from '#shared/api/session.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckedForm } from '#shared/ui/checked-form.tsx';
import { RadioCards } from '#shared/ui/choices.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { textValue } from '#shared/ui/form.ts';
import { nameOf } from '#shared/ui/person-name.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import { ProductChoice } from './product-choice.tsx';
import { type Medication, useMedicationChange } from './queries.ts';

type Kind = 'refill' | 'delivery';
type DialogProps = { readonly medication: Medication; readonly onClose: () => void };

const useAskRefill = ({ medication, onClose }: DialogProps, kind: Kind) => {
  const navigate = useNavigate();
  return useMedicationChange(api.medications.askRefill, () => {
    onClose();
    toast.success(
      kind === 'delivery'
        ? m.medicines_delivery_asked()
        : m.medicines_refill_asked({ title: inLocale(medication.title, medication.title_ar) }),
    );
    if (kind === 'delivery') void navigate({ to: '/pharmacy/cart' });
  });
};

const ContactFields = () => {
  const user = useSession()?.user;
  return (
    <>
      <TextField
        name="name"
        label={m.medicines_contact_name()}
        required
        maxLength={120}
        autoComplete="name"
        defaultValue={nameOf(user, 'full')}
      />
      <TextField
        name="phone"
        label={m.medicines_contact_phone()}
        required
        ltr
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
        keep={phoneCharacters}
        defaultValue={user?.phone_number ?? ''}
      />
      <TextArea
        name="address"
        label={m.medicines_contact_address()}
        required
        maxLength={300}
        rows={2}
        autoComplete="street-address"
      />
    </>
  );
};

/** More of a medicine, to collect or to be delivered. A delivery goes on in the cart, where it is paid. */
export const RefillDialog = ({ medication, onClose }: DialogProps) => {
  const form = useId();
  const [kind, setKind] = useState<Kind>('refill');
  const [product, setProduct] = useState<number>();
  const ask = useAskRefill({ medication, onClose }, kind);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const sent = event.currentTarget;
    const contact = {
      name: textValue(sent, 'name'),
      phone: textValue(sent, 'phone'),
      address: textValue(sent, 'address'),
    };
    const chosen = kind === 'delivery' && product !== undefined ? { product_id: product } : {};
    ask.mutate({ body: { medication_id: medication.id, kind, ...contact, ...chosen } });
  };
  return (
    <Dialog
      open
      wide
      closable
      onClose={onClose}
      title={m.medicines_refill_title()}
      actions={
        <Button
          type="submit"
          form={form}
          pending={ask.isPending}
          disabled={kind === 'delivery' && product === undefined}
        >
          {kind === 'delivery' ? m.medicines_delivery_send() : m.medicines_refill_send()}
        </Button>
      }
    >
      <CheckedForm id={form} onSubmit={submit} className="flex flex-col gap-4">
        <FormError error={ask.error} />
        <RadioCards
          label={m.medicines_refill_how()}
          columns={2}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'refill', label: m.medicines_refill_collect(), icon: Store },
            { value: 'delivery', label: m.medicines_refill_deliver(), icon: Truck },
          ]}
        />
        {kind === 'delivery' && <ProductChoice medicationId={medication.id} value={product} onChange={setProduct} />}
        <ContactFields />
      </CheckedForm>
    </Dialog>
  );
};
