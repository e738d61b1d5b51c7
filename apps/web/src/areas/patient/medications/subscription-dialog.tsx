import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { money } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import { ProductChoice } from './product-choice.tsx';
import { type Medication, useMedicationChange } from './queries.ts';
import { everyDaysText, subscriptionText } from './subscription-text.ts';

type DialogProps = { readonly medication: Medication; readonly onClose: () => void };
type Subscription = NonNullable<Medication['subscription']>;

const everyDays = [30, 60, 90];

const endings: Readonly<Record<NonNullable<Subscription['ended_because']>, () => string>> = {
  prescription_ended: m.medicines_subscription_ended_prescription,
  price_changed: m.medicines_subscription_ended_price,
  out_of_stock: m.medicines_subscription_ended_stock,
  stopped: m.medicines_subscription_ended_stopped,
};

const Running = ({ subscription }: { subscription: Subscription }) => (
  <div className="flex flex-col gap-1">
    <p className="font-bold">{inLocale(subscription.product.name, subscription.product.name_ar)}</p>
    <p>{subscriptionText(subscription)}</p>
    <p className="text-text-2">{m.medicines_subscription_price({ price: money(subscription.price) })}</p>
  </div>
);

const New = ({ medication, onClose }: DialogProps) => {
  const [product, setProduct] = useState<number>();
  const [every, setEvery] = useState('30');
  const subscribe = useMedicationChange(api.medications.subscribe, () => {
    onClose();
    toast.success(m.medicines_subscription_set());
  });
  const send = (): void => {
    if (product !== undefined)
      subscribe.mutate({ body: { medication_id: medication.id, product_id: product, every_days: Number(every) } });
  };
  return (
    <Dialog
      open
      wide
      closable
      onClose={onClose}
      title={m.medicines_subscription()}
      actions={
        <Button pending={subscribe.isPending} disabled={product === undefined} onClick={send}>
          {m.medicines_subscription_save()}
        </Button>
      }
    >
      <FormError error={subscribe.error} />
      <p className="text-text-2">{m.medicines_subscription_text()}</p>
      {medication.subscription?.ended_because && <p>{endings[medication.subscription.ended_because]()}</p>}
      <SelectField
        label={m.medicines_subscription_every()}
        value={every}
        onChange={({ currentTarget }) => setEvery(currentTarget.value)}
        options={everyDays.map((days) => ({
          value: String(days),
          label: everyDaysText(days),
        }))}
      />
      <ProductChoice medicationId={medication.id} value={product} onChange={setProduct} />
    </Dialog>
  );
};

const Ending = ({ medication, onClose }: DialogProps) => {
  const subscription = medication.subscription!;
  const end = useMedicationChange(
    () => api.medications.endSubscription({ params: { id: String(subscription.id) } }),
    () => {
      onClose();
      toast.success(m.medicines_subscription_stopped());
    },
  );
  return (
    <Dialog
      open
      closable
      onClose={onClose}
      title={m.medicines_subscription()}
      actions={
        <Button variant="outline" pending={end.isPending} onClick={() => end.mutate(undefined)}>
          {m.medicines_subscription_stop()}
        </Button>
      }
    >
      <Running subscription={subscription} />
      <p className="text-text-2">{m.medicines_subscription_text()}</p>
    </Dialog>
  );
};

/** A refill every so many days: told three days ahead, ordered and paid by one press, never by itself. */
export const SubscriptionDialog = (props: DialogProps) =>
  props.medication.subscription?.state === 'active' ? <Ending {...props} /> : <New {...props} />;
