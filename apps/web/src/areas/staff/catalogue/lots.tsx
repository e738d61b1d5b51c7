import { toLatinDigits } from '@balsam/domain/text';
import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { number, day } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { Note } from '#shared/ui/note.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { DateField } from '#shared/ui/date-field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useUnsaved } from '#shared/ui/unsaved.ts';
import { usePharmacyDeskMutation } from '../orders/queries.ts';
import { numberValue, textValue } from './form-values.ts';
import type { CatalogueProduct } from './queries.ts';
import { FormError } from '#shared/ui/form-error.tsx';

type Lot = CatalogueProduct['lots'][number];

const CorrectQuantity = ({ lot, onDone }: { lot: Lot; onDone: () => void }) => {
  const [counted, setCounted] = useState(String(lot.on_hand));
  const [isTyped, setTyped] = useState(false);
  useUnsaved(isTyped, () => undefined);
  const correct = usePharmacyDeskMutation(
    (body: { quantity: number; counted_from: number; reason: string }) =>
      api.pharmacyDesk.correctLot({ params: { id: lot.id }, body, quiet: true }),
    () => {
      toast.success(m.staff_saved());
      onDone();
    },
  );
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const quantity = numberValue(form, 'quantity') ?? lot.on_hand;
    if (!correct.isPending) correct.mutate({ quantity, counted_from: lot.on_hand, reason: textValue(form, 'reason') });
  };
  return (
    <form
      onSubmit={submit}
      onChange={() => setTyped(true)}
      noValidate
      className="grid gap-3 desktop:grid-cols-[8rem_1fr_auto] desktop:items-end"
    >
      <p className="col-span-full text-small text-muted">{m.staff_count_hint()}</p>
      <TextField
        name="quantity"
        label={m.staff_counted()}
        inputMode="numeric"
        ltr
        maxLength={6}
        value={counted}
        onChange={({ target }) => setCounted(target.value)}
      />
      <TextField name="reason" label={m.staff_reason()} maxLength={300} />
      <Button type="submit" pending={correct.isPending}>
        {m.staff_save()}
      </Button>
      <div className="col-span-full flex flex-col gap-3">
        {counted.trim() !== '' && Number(toLatinDigits(counted)) < lot.reserved && (
          <Note tone="warning">{m.staff_count_short()}</Note>
        )}
        <FormError error={correct.error} />
      </div>
    </form>
  );
};

const LotRow = ({ lot }: { lot: Lot }) => {
  const [open, setOpen] = useState(false);
  return (
    <li className="flex flex-col gap-3 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="flex flex-col">
          <span className="font-medium">{inLocale(lot.branch, lot.branch_ar)}</span>
          <InlineList className="text-small text-muted">
            <span>
              {m.staff_lot()} <Ltr>{lot.lot}</Ltr>
            </span>
            <span>{m.staff_expires({ day: day(lot.expires_on) })}</span>
          </InlineList>
          <InlineList className="tabular text-small">
            <span className="font-bold">{m.staff_on_hand({ count: number(lot.on_hand) })}</span>
            <span>{m.staff_free_to_sell({ count: number(lot.quantity) })}</span>
            <span>{m.staff_reserved({ count: number(lot.reserved) })}</span>
          </InlineList>
        </span>
        <span className="flex items-center gap-3">
          {lot.is_expired && <Chip tone="danger">{m.staff_expired()}</Chip>}
          <Button variant="soft" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
            {m.staff_correct()}
          </Button>
        </span>
      </div>
      {open && <CorrectQuantity key={lot.on_hand} lot={lot} onDone={() => setOpen(false)} />}
    </li>
  );
};

const AddLot = ({ product }: { product: CatalogueProduct }) => {
  const [isTyped, setTyped] = useState(false);
  useUnsaved(isTyped, () => undefined);
  const add = usePharmacyDeskMutation(
    (body: { location_id: number; lot: string; expires_on: string; quantity: number }) =>
      api.pharmacyDesk.addLot({ params: { id: product.id }, body, quiet: true }),
    () => {
      setTyped(false);
      toast.success(m.staff_saved());
    },
  );
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (add.isPending) return;
    add.mutate({
      location_id: Number(textValue(form, 'location_id')),
      lot: textValue(form, 'lot'),
      expires_on: textValue(form, 'expires_on'),
      quantity: numberValue(form, 'quantity') ?? 0,
    });
  };
  return (
    <form
      key={product.lots.length}
      onSubmit={submit}
      onChange={() => setTyped(true)}
      noValidate
      className="grid gap-3 rounded-md border border-line p-4 desktop:grid-cols-4"
    >
      <h3 className="col-span-full text-h3">{m.staff_new_lot()}</h3>
      <SelectField
        name="location_id"
        label={m.staff_branch()}
        options={product.branches.map(({ location_id, title, title_ar }) => ({
          value: String(location_id),
          label: inLocale(title, title_ar),
        }))}
      />
      <TextField name="lot" label={m.staff_lot()} ltr maxLength={40} autoComplete="off" />
      <DateField name="expires_on" label={m.staff_expiry()} />
      <TextField name="quantity" label={m.staff_quantity()} inputMode="numeric" ltr maxLength={6} />
      <div className="col-span-full flex flex-col gap-3">
        <FormError error={add.error} />
        <Button type="submit" variant="outline" pending={add.isPending}>
          {m.staff_add_lot()}
        </Button>
      </div>
    </form>
  );
};

/** What lies where: lots by branch, the first to expire first, each to be corrected with a reason. */
export const Lots = ({ product }: { product: CatalogueProduct }) => (
  <section aria-label={m.staff_stock()} className="flex flex-col gap-4">
    {product.lots.length === 0 ? (
      <p className="text-muted">{m.staff_stock_none()}</p>
    ) : (
      <ul className="divide-y divide-line rounded-md border border-line">
        {product.lots.map((lot) => (
          <LotRow key={lot.id} lot={lot} />
        ))}
      </ul>
    )}
    <AddLot product={product} />
  </section>
);
