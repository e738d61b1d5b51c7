import { Snowflake } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { day, money, number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { fulfilmentOf } from '#shared/orders/order-status-style.ts';
import { Totals } from '#shared/orders/totals.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { LineSubstitutes } from './line-substitutes.tsx';
import type { PharmacyOrder } from './queries.ts';
import { Section } from './section.tsx';
import { UnavailableButton } from './unavailable-dialog.tsx';

type Item = PharmacyOrder['items'][number];

const isMarked = ({ isTakenOut, isWithdrawn, isColdChain, isPrescription, replaces }: Item): boolean =>
  isTakenOut || isWithdrawn || isColdChain || isPrescription || replaces !== null;

const Marks = ({ item, isReplaced }: { item: Item; isReplaced: boolean }) => {
  if (!isMarked(item)) return null;
  return (
    <span className="flex flex-wrap gap-2">
      {item.isTakenOut && <Chip tone="danger">{isReplaced ? m.staff_substitute_replaced() : m.staff_taken_out()}</Chip>}
      {item.replaces !== null && <Chip tone="success">{m.staff_substitute_agreed()}</Chip>}
      {item.isWithdrawn && <Chip tone="danger">{m.staff_withdrawn()}</Chip>}
      {item.isPrescription && <Chip>{m.staff_needs_rx()}</Chip>}
      {item.isColdChain && (
        <Chip tone="accent" icon={Snowflake}>
          {m.staff_cold_chain()}
        </Chip>
      )}
    </span>
  );
};

/** The lots to take it from, those that expire first. */
const Picks = ({ picks }: { picks: PharmacyOrder['picks'] }) =>
  picks.map((pick) => (
    <InlineList key={`${pick.lot}${pick.branch}`} className="text-small text-muted">
      <span>{inLocale(pick.branch, pick.branchAr)}</span>
      <span>
        {m.staff_lot()} <Ltr>{pick.lot}</Ltr>
      </span>
      {pick.isExpired ? (
        <Chip tone="danger">{m.staff_lot_expired({ day: day(pick.expiresOn) })}</Chip>
      ) : (
        <span>{m.staff_expires({ day: day(pick.expiresOn) })}</span>
      )}
      <span className="tabular">{m.staff_times({ count: number(pick.quantity) })}</span>
    </InlineList>
  ));

const Line = ({ item, order }: { item: Item; order: PharmacyOrder }) => (
  <li className="grid grid-cols-[1fr_auto_auto] items-baseline gap-x-4 gap-y-1 px-4 py-3">
    <span className={cx('font-medium', item.isTakenOut && 'text-muted line-through')}>
      <Marked>{inLocale(item.productNameEn, item.productNameAr)}</Marked>
    </span>
    <span className="tabular font-bold">{m.staff_times({ count: number(item.quantity) })}</span>
    <span className="tabular min-w-22 text-end text-text-2">{money(item.priceWithVat)}</span>
    <span className="col-span-full flex flex-col gap-1.5">
      <Marks item={item} isReplaced={order.items.some(({ replaces }) => replaces === item.id)} />
      {item.takenOutReason !== null && (
        <span className="text-small text-text-2">
          <Marked>{item.takenOutReason}</Marked>
        </span>
      )}
      {!item.isTakenOut && <Picks picks={order.picks.filter((pick) => pick.productId === item.productId)} />}
      <LineSubstitutes order={order} lineId={item.id} />
      <UnavailableButton order={order} item={item} />
    </span>
  </li>
);

const Refunded = ({ amount }: { amount: number }) => (
  <p className="flex justify-between gap-3 px-4 text-text-2">
    <span>{m.staff_refunded()}</span>
    <span className="tabular">{money(amount)}</span>
  </p>
);

/** What was ordered, from which lot it is taken, and what it costs. */
export const ItemsTable = ({ order }: { order: PharmacyOrder }) => (
  <Section title={m.staff_goods()}>
    <ul className="divide-y divide-line rounded-md border border-line">
      {order.items.map((item) => (
        <Line key={item.id} item={item} order={order} />
      ))}
    </ul>
    <Card>
      <Totals sums={order} fulfilment={fulfilmentOf(order)} coupon={order.couponCode} />
    </Card>
    {order.refundAmount !== null && <Refunded amount={order.refundAmount} />}
  </Section>
);
