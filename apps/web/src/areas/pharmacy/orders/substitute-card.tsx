import { ArrowDown, Check, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { money, number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { nearTime } from '#shared/orders/arrival.ts';
import { OrderPicture } from '#shared/orders/order-picture.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { FormError } from '#shared/ui/form-error.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import type { Order, OrderItem, Substitute } from './api-types.ts';
import { useAnswerSubstitute } from './use-order-changes.ts';

type Shown = Pick<
  OrderItem,
  'productNameEn' | 'productNameAr' | 'productId' | 'form' | 'image' | 'quantity' | 'priceWithVat'
>;

const Product = ({ label, item, isGone }: { label: string; item: Shown; isGone?: boolean }) => (
  <div className="flex items-start gap-3">
    <OrderPicture item={item} />
    <span className="flex min-w-0 flex-1 flex-col">
      <span className="text-small text-muted">{label}</span>
      <span className={cx('font-medium', isGone && 'text-muted line-through')}>
        <Marked>{inLocale(item.productNameEn, item.productNameAr)}</Marked>
      </span>
      <span className="text-small text-muted">
        {m.pharmacy_order_quantity({ count: item.quantity, shown: number(item.quantity) })}
      </span>
    </span>
    <span className="tabular shrink-0 font-medium whitespace-nowrap">{money(item.priceWithVat)}</span>
  </div>
);

type WarningsProps = { readonly order: Order; readonly warnings: Substitute['warnings'] };

/** What to think about before agreeing: each names what it is about, in the record and among the other products of the order. */
const Warnings = ({ order, warnings }: WarningsProps) =>
  warnings.map((warning) => {
    const serious = warning.severity === 'serious';
    const others = order.items.filter(({ productId }) => warning.product_ids.includes(productId));
    return (
      <Note
        key={[warning.kind, warning.known, ...warning.product_ids].join(' ')}
        tone={serious ? 'danger' : 'warning'}
        icon={serious ? OctagonAlert : TriangleAlert}
      >
        {warning.known !== null && (
          <p className="font-bold">
            {m.pharmacy_cart_in_record()} <Marked>{inLocale(warning.known, warning.known_ar ?? warning.known)}</Marked>
          </p>
        )}
        {others.map((item) => (
          <p key={item.id} className="font-bold">
            <Marked>{inLocale(item.productNameEn, item.productNameAr)}</Marked>
          </p>
        ))}
        <p>{inLocale(warning.text, warning.text_ar)}</p>
      </Note>
    );
  });

const Question = ({ order, substitute }: { order: Order; substitute: Substitute }) => {
  const answer = useAnswerSubstitute(order.id, substitute.id);
  const ordered = order.items.find(({ id }) => id === substitute.lineId);
  const send = (agrees: boolean) => !answer.isPending && answer.mutate(agrees);
  const title = `substitute-${substitute.id}`;
  return (
    <Card as="section" aria-labelledby={title} className="flex flex-col gap-4 border-2 border-accent!">
      <div className="flex flex-col gap-1">
        <h2 id={title} className="text-h3">
          {m.pharmacy_substitute_title()}
        </h2>
        <p className="text-text-2">{m.pharmacy_substitute_text()}</p>
      </div>
      <div className="flex flex-col gap-2">
        {ordered && <Product label={m.pharmacy_substitute_ordered()} item={ordered} isGone />}
        <ArrowDown aria-hidden size={20} className="ms-4.5 text-muted" />
        <Product label={m.pharmacy_substitute_offered()} item={substitute} />
      </div>
      <Warnings order={order} warnings={substitute.warnings} />
      <p>
        {substitute.refund > 0
          ? m.pharmacy_substitute_cheaper({ amount: money(substitute.refund) })
          : m.pharmacy_substitute_same_price()}{' '}
        {m.pharmacy_substitute_until({ when: nearTime(substitute.answerUntil) })}
      </p>
      <FormError error={answer.error} />
      <div className="flex flex-wrap gap-2.5">
        <Button
          icon={Check}
          className="flex-1"
          pending={answer.isPending && answer.variables}
          onClick={() => send(true)}
        >
          {m.pharmacy_substitute_agree()}
        </Button>
        <Button
          icon={X}
          variant="outline"
          className="flex-1"
          pending={answer.isPending && !answer.variables}
          onClick={() => send(false)}
        >
          {m.pharmacy_substitute_decline()}
        </Button>
      </div>
    </Card>
  );
};

/** Asks whether what the pharmacist proposes is welcome, for each product of an order that is not available (D15.07). */
export const SubstituteCards = ({ order }: { order: Order }) =>
  order.substitutes
    .filter(({ state }) => state === 'proposed')
    .map((substitute) => <Question key={substitute.id} order={order} substitute={substitute} />);
