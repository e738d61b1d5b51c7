import { ChevronRight, Snowflake } from 'lucide-react';
import * as m from '../../../paraglide/messages.js';
import { dateTime, money, number } from '../../../shared/format/index.ts';
import { inLocale } from '../../../shared/i18n/locale.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { Facts, Ltr } from '../../../shared/ui/facts.tsx';
import { Marked } from '../../../shared/ui/person-name.tsx';
import type { DeskCard } from './queries.ts';
import { modeWord, standingLook, stateTone, stateWord } from './words.ts';

const Marks = ({ order }: { order: DeskCard }) => (
  <span className="flex flex-wrap gap-2">
    {order.STATUS && <Chip tone={stateTone(order.STATUS)}>{stateWord(order.STATUS, order.ORDER_MODE)}</Chip>}
    {order.PRESCRIPTION && (
      <Chip tone={standingLook(order.PRESCRIPTION).tone}>{standingLook(order.PRESCRIPTION).word()}</Chip>
    )}
    {order.IS_COLD_CHAIN && <Chip icon={Snowflake}>{m.staff_cold_chain()}</Chip>}
  </span>
);

const Row = ({ order, onOpen }: { order: DeskCard; onOpen: (id: number) => void }) => (
  <li>
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onOpen(order.ID)}
      className="grid w-full grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 px-4 py-3.5 text-start hover:bg-surface-2 desk:grid-cols-[13rem_minmax(0,1fr)_auto_7rem_1.25rem] desk:px-5"
    >
      <span className="flex min-w-0 flex-col">
        <Ltr className="text-start font-bold">{order.ORDER_NUMBER}</Ltr>
        <time dateTime={order.ORDER_DATE} className="tabular text-small text-muted">
          {dateTime(order.ORDER_DATE)}
        </time>
      </span>
      <span className="flex min-w-0 flex-col max-desk:order-3 max-desk:col-span-full">
        <span className="truncate font-medium">
          <Marked>{inLocale(order.PATIENT.name, order.PATIENT.name_ar)}</Marked>
        </span>
        <Facts className="text-small text-muted">
          <span>{modeWord(order.ORDER_MODE)}</span>
          <span>{m.staff_pieces({ count: number(order.ITEM_COUNT) })}</span>
        </Facts>
      </span>
      <span className="max-desk:order-4 max-desk:col-span-full">
        <Marks order={order} />
      </span>
      <span className="tabular justify-self-end font-medium max-desk:order-2">{money(order.AMOUNT)}</span>
      <ChevronRight aria-hidden size={20} className="mirrored max-desk:hidden" />
    </button>
  </li>
);

/** Orders that wait, the longest waiting first. */
export const Queue = ({ orders, onOpen }: { orders: readonly DeskCard[]; onOpen: (id: number) => void }) => (
  <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
    {orders.map((order) => (
      <Row key={order.ID} order={order} onOpen={onOpen} />
    ))}
  </ul>
);
