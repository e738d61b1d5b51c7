import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { asIntent, takingBack } from '#shared/api/intent-key.ts';
import { number, day } from '#shared/format/index.ts';
import { numberLength, typedNumber, wrongNumberIn } from '#shared/format/typed-number.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { Note } from '#shared/ui/note.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { DateField } from '#shared/ui/date-field.tsx';
import { ConflictNote } from '#shared/ui/conflict-note.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { focusField } from '#shared/ui/form.ts';
import { TextField } from '#shared/ui/text-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useUnsaved } from '#shared/ui/unsaved.ts';
import { usePharmacyDeskMutation } from '../orders/queries.ts';
import { countIn, type LotCount, type NewLot, newLotIn } from './lot-values.ts';
import type { CatalogueProduct } from './queries.ts';
import { useCount } from './use-count.ts';

type Lot = CatalogueProduct['lots'][number];

/** Refuses a quantity that is no number at its field. */
const useQuantity = () => {
  const [isWrong, setWrong] = useState(false);
  return {
    error: isWrong ? m.staff_number_wrong() : undefined,
    isNumber: (form: HTMLFormElement, read: NewLot | LotCount): boolean => {
      const wrong = wrongNumberIn(read);
      setWrong(wrong !== undefined);
      focusField(form, wrong);
      return wrong === undefined;
    },
  };
};

type BehindProps = Pick<ReturnType<typeof useCount>, 'keep' | 'take'> & { readonly onHand: number };

/** The number has changed while somebody was typing: what is typed goes on, or the number of now. */
const Behind = ({ onHand, keep, take }: BehindProps) => (
  <ConflictNote
    keep={{ label: m.staff_product_keep_mine(), onPress: keep }}
    take={{ label: m.staff_count_take(), onPress: take }}
  >
    <p>{m.staff_count_changed({ count: number(onHand) })}</p>
  </ConflictNote>
);

const CorrectQuantity = ({ lot, onDone }: { lot: Lot; onDone: () => void }) => {
  const { counted, countedFrom, isBehind, isTyped, onTyped, type, keep, take } = useCount(lot.on_hand);
  useUnsaved(isTyped, () => undefined);
  const { error, isNumber } = useQuantity();
  const correct = usePharmacyDeskMutation(
    // What was counted is no more what was added: a lot that is added again is asked for anew.
    takingBack('lot', (body: LotCount) => api.pharmacyDesk.correctLot({ params: { id: lot.id }, body, quiet: true })),
    () => {
      toast.success(m.staff_saved());
      onDone();
    },
  );
  const goOn = (way: () => void) => (): void => {
    way();
    correct.reset();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const count = countIn(new FormData(event.currentTarget), countedFrom);
    if (isNumber(event.currentTarget, count) && !correct.isPending) correct.mutate(count);
  };
  return (
    <form
      onSubmit={submit}
      onChange={onTyped}
      noValidate
      className="grid gap-3 desktop:grid-cols-[8rem_1fr_auto] desktop:items-end"
    >
      <p className="col-span-full text-small text-muted">{m.staff_count_hint()}</p>
      <TextField
        name="quantity"
        label={m.staff_counted()}
        inputMode="numeric"
        ltr
        maxLength={numberLength}
        error={error}
        value={counted}
        onChange={({ target }) => type(target.value)}
      />
      <TextField name="reason" label={m.staff_reason()} maxLength={300} />
      <Button type="submit" pending={correct.isPending}>
        {m.staff_save()}
      </Button>
      <div className="col-span-full flex flex-col gap-3">
        {(typedNumber(counted) ?? lot.reserved) < lot.reserved && <Note tone="warning">{m.staff_count_short()}</Note>}
        {isBehind ? (
          <Behind onHand={lot.on_hand} keep={goOn(keep)} take={goOn(take)} />
        ) : (
          <FormError error={correct.error} />
        )}
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
      {open && <CorrectQuantity lot={lot} onDone={() => setOpen(false)} />}
    </li>
  );
};

const AddLot = ({ product }: { product: CatalogueProduct }) => {
  const [isTyped, setTyped] = useState(false);
  /** Begins the fields anew: only once what was typed is saved, whatever becomes of the other lots meanwhile. */
  const [round, setRound] = useState(0);
  useUnsaved(isTyped, () => undefined);
  const { error, isNumber } = useQuantity();
  const add = usePharmacyDeskMutation(
    (body: NewLot) => asIntent('lot', api.pharmacyDesk.addLot)({ params: { id: product.id }, body, quiet: true }),
    () => {
      setTyped(false);
      setRound((before) => before + 1);
      toast.success(m.staff_saved());
    },
  );
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const lot = newLotIn(new FormData(event.currentTarget));
    if (isNumber(event.currentTarget, lot) && !add.isPending) add.mutate(lot);
  };
  return (
    <form
      key={round}
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
      <TextField
        name="quantity"
        label={m.staff_quantity()}
        inputMode="numeric"
        ltr
        maxLength={numberLength}
        error={error}
      />
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
