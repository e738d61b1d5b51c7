import { useQuery } from '@tanstack/react-query';
import { PackageMinus, PackageX, Repeat2 } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { money, number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { toast } from '#shared/ui/toast.ts';
import { SheetState } from '../sheet-state.tsx';
import { type PharmacyOrder, substitutesQuery, type Substitutes, usePharmacyDeskMutation } from './queries.ts';
import { ReasonField } from './reason-field.tsx';
import { Section } from './section.tsx';

type Item = PharmacyOrder['items'][number];
type PartProps = { readonly order: PharmacyOrder; readonly item: Item; readonly onDone: () => void };

type ChoiceProps = {
  readonly product: Substitutes[number];
  readonly pending: boolean;
  readonly onChoose: () => void;
};

const Choice = ({ product, pending, onChoose }: ChoiceProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
    <span className="flex min-w-0 flex-1 basis-48 flex-col">
      <span className="font-medium">
        <Marked>{inLocale(product.name, product.name_ar)}</Marked>
      </span>
      <InlineList className="text-small text-muted">
        <span className="tabular">{money(product.price)}</span>
        <span className="tabular">{m.staff_substitute_stock({ count: number(product.stock) })}</span>
        {product.refund > 0 && (
          <span className="tabular">{m.staff_substitute_refund({ amount: money(product.refund) })}</span>
        )}
      </InlineList>
    </span>
    <Button size="sm" icon={Repeat2} pending={pending} onClick={onChoose}>
      {m.staff_substitute_propose()}
    </Button>
  </li>
);

/** What may replace it, the cheapest first; the one that is chosen is proposed to the patient. */
const ProposeSection = ({ order, item, onDone }: PartProps) => {
  const { data, error, refetch } = useQuery(substitutesQuery(order.id, item.id));
  const propose = usePharmacyDeskMutation(
    (product_id: number) =>
      api.pharmacyDesk.proposeSubstitute({
        params: { id: order.id },
        body: { line_id: item.id, product_id },
        quiet: true,
      }),
    () => {
      toast.success(m.staff_substitute_proposed());
      onDone();
    },
  );
  return (
    <Section title={m.staff_substitute_title()}>
      <p className="text-small text-text-2">{m.staff_substitute_note()}</p>
      <FormError error={propose.error} />
      {!data && <SheetState error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <Note tone="neutral">{m.staff_substitute_none()}</Note>}
      {data && data.items.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line">
          {data.items.map((product) => (
            <Choice
              key={product.product_id}
              product={product}
              pending={propose.isPending && propose.variables === product.product_id}
              onChoose={() => !propose.isPending && propose.mutate(product.product_id)}
            />
          ))}
        </ul>
      )}
    </Section>
  );
};

/** Takes it out with the reason that the patient reads, and refunds it; what is the last of an order is not taken out. */
const TakeOutSection = ({ order, item, onDone }: PartProps) => {
  const [reason, setReason] = useState('');
  const takeOut = usePharmacyDeskMutation(
    () =>
      api.pharmacyDesk.takeOutUnavailable({
        params: { id: order.id },
        body: { line_ids: [item.id], reason },
        quiet: true,
      }),
    () => {
      toast.success(m.staff_unavailable_done());
      onDone();
    },
  );
  return (
    <Section title={m.staff_unavailable_take_out()}>
      {!order.may_take_out_lines && <Note tone="neutral">{m.staff_unavailable_only()}</Note>}
      {order.may_take_out_lines && (
        <>
          <p className="text-small text-text-2">{m.staff_unavailable_note()}</p>
          <ReasonField value={reason} onChange={setReason} />
          <FormError error={takeOut.error} />
          <Button
            variant="danger"
            icon={PackageMinus}
            pending={takeOut.isPending}
            onClick={() => !takeOut.isPending && takeOut.mutate(undefined)}
          >
            {m.staff_withdrawn_take_out()}
          </Button>
        </>
      )}
    </Section>
  );
};

const UnavailableDialog = ({ order, item, onDone }: PartProps) => {
  const isAsked = order.substitutes.some(({ lineId, state }) => lineId === item.id && state === 'proposed');
  return (
    <Dialog open wide closable onClose={onDone} icon={PackageX} tone="warning" title={m.staff_unavailable()}>
      <p className="font-medium">
        <Marked>{inLocale(item.productNameEn, item.productNameAr)}</Marked>{' '}
        <span className="tabular">{m.staff_times({ count: number(item.quantity) })}</span>
      </p>
      {order.may_propose && !isAsked && <ProposeSection order={order} item={item} onDone={onDone} />}
      <TakeOutSection order={order} item={item} onDone={onDone} />
    </Dialog>
  );
};

/** A line that the branch does not have: another product is proposed for it, or it is taken out. */
export const UnavailableButton = ({ order, item }: Omit<PartProps, 'onDone'>) => {
  const [isOpen, setOpen] = useState(false);
  if (item.isTakenOut || !(order.may_propose || order.may_take_out_lines)) return null;
  return (
    <>
      <Button size="sm" variant="outline" icon={PackageX} className="self-start" onClick={() => setOpen(true)}>
        {m.staff_unavailable()}
      </Button>
      {isOpen && <UnavailableDialog order={order} item={item} onDone={() => setOpen(false)} />}
    </>
  );
};
