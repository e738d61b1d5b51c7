import { Snowflake } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { day, money, number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import type { PharmacyOrder } from './queries.ts';
import { Section } from './section.tsx';

type Item = PharmacyOrder['ITEMS'][number];

const Marks = ({ item }: { item: Item }) => {
  if (!item.IS_TAKEN_OUT && !item.IS_WITHDRAWN && !item.IS_COLD_CHAIN && !item.IS_PRESCRIPTION) return null;
  return (
    <span className="flex flex-wrap gap-2">
      {item.IS_TAKEN_OUT && <Chip tone="danger">{m.staff_taken_out()}</Chip>}
      {item.IS_WITHDRAWN && <Chip tone="danger">{m.staff_withdrawn()}</Chip>}
      {item.IS_PRESCRIPTION && <Chip>{m.staff_needs_rx()}</Chip>}
      {item.IS_COLD_CHAIN && (
        <Chip tone="accent" icon={Snowflake}>
          {m.staff_cold_chain()}
        </Chip>
      )}
    </span>
  );
};

/** The lots to take it from, those that expire first. */
const Picks = ({ picks }: { picks: PharmacyOrder['PICKS'] }) =>
  picks.map((pick) => (
    <InlineList key={`${pick.LOT}${pick.BRANCH}`} className="text-small text-muted">
      <span>{inLocale(pick.BRANCH, pick.BRANCH_AR)}</span>
      <span>
        {m.staff_lot()} <Ltr>{pick.LOT}</Ltr>
      </span>
      {pick.IS_EXPIRED ? (
        <Chip tone="danger">{m.staff_lot_expired({ day: day(pick.EXPIRES_ON) })}</Chip>
      ) : (
        <span>{m.staff_expires({ day: day(pick.EXPIRES_ON) })}</span>
      )}
      <span className="tabular">{m.staff_times({ count: number(pick.QUANTITY) })}</span>
    </InlineList>
  ));

const Line = ({ item, picks }: { item: Item; picks: PharmacyOrder['PICKS'] }) => (
  <li className="grid grid-cols-[1fr_auto_auto] items-baseline gap-x-4 gap-y-1 px-4 py-3">
    <span className={cx('font-medium', item.IS_TAKEN_OUT && 'text-muted line-through')}>
      <Marked>{inLocale(item.PRODUCT_NAME_EN, item.PRODUCT_NAME_AR)}</Marked>
    </span>
    <span className="tabular font-bold">{m.staff_times({ count: number(item.QUANTITY) })}</span>
    <span className="tabular min-w-22 text-end text-text-2">{money(item.TOTAL_PRICE)}</span>
    <span className="col-span-full flex flex-col gap-1.5">
      <Marks item={item} />
      <Picks picks={picks} />
    </span>
  </li>
);

const Amount = ({ label, amount, strong = false }: { label: string; amount: number; strong?: boolean }) => (
  <p className={cx('flex justify-between gap-3 px-4', strong ? 'font-bold' : 'text-text-2')}>
    <span>{label}</span>
    <span className="tabular">{money(amount)}</span>
  </p>
);

/** What was ordered, from which lot it is taken, and what it costs. */
export const ItemsTable = ({ order }: { order: PharmacyOrder }) => (
  <Section title={m.staff_goods()}>
    <ul className="divide-y divide-line rounded-md border border-line">
      {order.ITEMS.map((item) => (
        <Line key={item.ID} item={item} picks={order.PICKS.filter((pick) => pick.PRODUCT_ID === item.PRODUCT_ID)} />
      ))}
    </ul>
    <Amount strong label={m.staff_total()} amount={order.AMOUNT} />
    {order.REFUND_AMOUNT !== null && <Amount label={m.staff_refunded()} amount={order.REFUND_AMOUNT} />}
  </Section>
);
